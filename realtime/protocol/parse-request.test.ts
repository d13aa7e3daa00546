import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ingestRequestSchema } from './ingest.ts';
import { parseRequest } from './parse-request.ts';

const update = { matchId: 'm1', sequence: 1, occurredAt: 1_795_262_400_000 };

/** Parses text like a real request: `JSON.parse` creates an own member `__proto__`. */
function faultsOf(members: string): string[] {
  const body = `{"source":"feed","updates":[{${JSON.stringify(update).slice(1, -1)},${members}}]}`;
  const parsed = parseRequest(ingestRequestSchema, JSON.parse(body));
  return parsed.kind === 'ok' ? [] : parsed.faults.map(({ keys }) => keys.join('.'));
}

test.each(['__proto__', 'constructor', 'prototype'])(
  'A member named %s is a fault, as it would be acknowledged and lost',
  (name) => {
    expect(faultsOf(`"stats":{"${name}":{"home":1,"away":2}}`)).toEqual([
      `updates.0.stats.${name}`,
    ]);
    expect(faultsOf(`"${name}":1`)).toEqual([`updates.0.${name}`]);
  },
);

test('A member with the name of an object’s method is kept', () => {
  const stats = { toString: { home: 1, away: 2 }, hasOwnProperty: { home: 0, away: 0 } };
  const parsed = parseRequest(ingestRequestSchema, {
    source: 'feed',
    updates: [{ ...update, stats }],
  });
  expect(parsed).toMatchObject({ kind: 'ok', body: { updates: [{ stats }] } });
});

/** Repeats `opening` as often as a body of 1 MB allows. */
function nested(opening: string, closing: string): unknown {
  const times = Math.floor(1_048_576 / (opening.length + closing.length));
  return JSON.parse(`${opening.repeat(times)}1${closing.repeat(times)}`);
}

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('A body of 1 MB of %s%s is refused with the path where it is too deep', (opening, closing) => {
  const key = opening === '[' ? 0 : 'a';
  expect(parseRequest(v.unknown(), nested(opening, closing))).toEqual({
    kind: 'malformed',
    faults: [{ keys: Array.from({ length: 32 }, () => key), message: 'is nested too deeply' }],
  });
});

test('A special member at every depth is reported only down to the depth limit', () => {
  const parsed = parseRequest(v.unknown(), nested('{"__proto__":1,"a":', '}'));
  const keys = parsed.kind === 'ok' ? [] : parsed.faults.map((fault) => fault.keys.length);
  expect(keys).toHaveLength(33);
  expect(Math.max(...keys)).toBe(32);
});

test('At most 100 faults of shape or of schema are reported', () => {
  const special: unknown = JSON.parse(`[${'{"__proto__":1},'.repeat(5_000)}1]`);
  expect(parseRequest(v.unknown(), special)).toMatchObject({ faults: { length: 100 } });
  const wrong = Array.from({ length: 5_000 }, () => 'text');
  expect(parseRequest(v.array(v.number()), wrong)).toMatchObject({ faults: { length: 100 } });
});

const STACKED = `A${'\u0301'.repeat(120)}`;

test.each([
  [{ name: STACKED }, ['name']],
  [{ teams: [{ shortName: 'Harbour\u{e0041}' }] }, ['teams.0.shortName']],
  [{ tags: ['fine', '\ufdfd'.repeat(200)] }, ['tags.1']],
  [{ [STACKED]: 1 }, [STACKED]],
  [{ id: 'ü'.repeat(76) }, ['id']],
  [{ team: { id: '広'.repeat(51), seasonId: 's' } }, ['team.id']],
  [{ leagueIds: ['l', '広'.repeat(51)] }, ['leagueIds.1']],
  [{ parts: [{ html: `<p>${STACKED}</p>` }], introduction: STACKED, id: 'ü'.repeat(75) }, []],
])('Texts and ids that harm pages are faults: %#', (body, paths) => {
  const parsed = parseRequest(v.unknown(), body);
  const faults = parsed.kind === 'ok' ? [] : parsed.faults;
  expect(faults.map(({ keys }) => keys.join('.'))).toEqual(paths);
});
