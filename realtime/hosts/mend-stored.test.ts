import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchUpdateSchema } from '../protocol/ingest.ts';
import { fixtureOf, updateOf } from '../rooms/testing/fixtures.ts';
import { repairCourse, mendStored } from './mend-stored.ts';

const goal = { id: 'i1', type: 'goal', team: 'home', minute: 1 };
const opening = updateOf(1, { fixture: fixtureOf(1), status: 'Live' });

test('An update that today’s schemas accept stays as it is', () => {
  expect(mendStored(matchUpdateSchema, opening)).toEqual(opening);
});

test('An update loses only its invalid members, and its texts are cleaned', () => {
  const score = { home: 1, away: 0 };
  const stored = {
    ...opening,
    fixture: { ...opening.fixture, league: { id: 'l\ud800', name: 'A\u0000B' } },
    score,
    // As Infinity was stored.
    stats: { shots: { home: null, away: 1 }, corners: { home: 2, away: 1 } },
    incidents: [{ ...goal, minute: -1 }, { ...goal, type: 'cornered', team: 'up' }, goal],
    points: { home: 1, away: '0' },
  };
  expect(mendStored(matchUpdateSchema, stored)).toEqual({
    ...opening,
    fixture: { ...opening.fixture, league: { id: 'l\ufffd', name: 'A B' } },
    score,
    stats: { corners: { home: 2, away: 1 } },
    incidents: [goal],
  });
});

test('An id that is invalid in an address becomes a valid one, and its fixture stays', () => {
  const league = (id: string) => ({ id, name: 'First League' });
  const stored = (id: string) => ({
    ...opening,
    fixture: { ...opening.fixture, league: league(id) },
  });
  for (const [id, kept] of [
    ['gb/first', 'gb-first'],
    ['gb／first', 'gb-first'],
    ['a%2fb\\c', 'a-2fb-c'],
    ['...', '---'],
  ] as const)
    expect(mendStored(matchUpdateSchema, stored(id))).toEqual(stored(kept));
});

test('Numbers beyond the bounds are clamped to them, and a match keeps its fixture', () => {
  const fixture = fixtureOf(1);
  const stored = {
    ...opening,
    occurredAt: -8.64e15,
    fixture: { ...fixture, startTime: 8.64e15 },
    score: { home: 12_000, away: 0 },
    stats: { distance: { home: 1e300, away: -1e300 } },
  };
  expect(mendStored(matchUpdateSchema, stored)).toEqual({
    ...opening,
    occurredAt: Date.UTC(1900, 0),
    fixture: { ...fixture, startTime: Date.UTC(2200, 0) - 1 },
    score: { home: 9_999, away: 0 },
    stats: { distance: { home: 9_999_999, away: -9_999_999 } },
  });
});

test('Log entries and checkpoints that are invalid are left out', () => {
  const log = [null, 'text', [], {}, { ...opening, sequence: 0 }, opening];
  expect(repairCourse('m1', { checkpoint: { sequence: 1, state: {} }, log })).toEqual({
    checkpoint: null,
    log: [opening],
  });
});

test('A repaired update is valid or dropped, whatever was stored', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(matchUpdateSchema.entries)),
      fc.jsonValue(),
      (key, value) => {
        const mended = mendStored(matchUpdateSchema, { ...opening, [key]: value });
        expect(mended === undefined || v.is(matchUpdateSchema, mended)).toBe(true);
      },
    ),
  );
});
