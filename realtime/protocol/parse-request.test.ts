import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ingestRequestSchema } from './ingest.ts';
import { parseRequest } from './parse-request.ts';

const update = { matchId: 'm1', sequence: 1, occurredAt: 1_795_262_400_000 };

/** As a sender's bytes come in: `JSON.parse` makes an own member of `__proto__`. */
function faultsOf(members: string): string[] {
  const body = `{"source":"feed","updates":[{${JSON.stringify(update).slice(1, -1)},${members}}]}`;
  const parsed = parseRequest(ingestRequestSchema, JSON.parse(body));
  return parsed.kind === 'ok' ? [] : parsed.faults.map(({ keys }) => keys.join('.'));
}

test.each(['__proto__', 'constructor', 'prototype'])(
  'A member called %s is a fault, as it would be acknowledged and lost',
  (name) => {
    expect(faultsOf(`"stats":{"${name}":{"home":1,"away":2}}`)).toEqual([
      `updates.0.stats.${name}`,
    ]);
    expect(faultsOf(`"${name}":1`)).toEqual([`updates.0.${name}`]);
  },
);

test('A member that is called as an object’s method is kept', () => {
  const stats = { toString: { home: 1, away: 2 }, hasOwnProperty: { home: 0, away: 0 } };
  const parsed = parseRequest(ingestRequestSchema, {
    source: 'feed',
    updates: [{ ...update, stats }],
  });
  expect(parsed).toMatchObject({ kind: 'ok', body: { updates: [{ stats }] } });
});

test('A body may be nested as deep as JSON can be', () => {
  const depth = 200_000;
  const json: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  expect(parseRequest(v.string(), json)).toMatchObject({
    kind: 'malformed',
    faults: [{ keys: [] }],
  });
});
