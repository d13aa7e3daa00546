import { expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { applyUpdate, createMatchRoom } from './match-room.ts';
import { renewalInterval } from './renewal.ts';
import { createSportRoom, fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const LIVE = { status: 'Live', matchStatus: 'H1' } satisfies Partial<MatchUpdate>;

// All start at noon.
test.each<[what: string, members: Partial<MatchUpdate>, now: number, interval: number]>([
  ['a match in play', LIVE, NOON + MINUTE, MINUTE],
  ['a match in play that was expected on another day', LIVE, NOON - 48 * HOUR, MINUTE],
  ['a match that starts within two hours', {}, NOON - 2 * HOUR + 1, MINUTE],
  ['a match that should have begun', {}, NOON + 11 * HOUR, MINUTE],
  ['a match of a later time', {}, NOON - 2 * HOUR, HOUR],
  ['a match that never began', {}, NOON + 12 * HOUR, HOUR],
  ['a match that is over', { status: 'Ended' }, NOON + 2 * HOUR, HOUR],
  ['a match that is postponed', { status: 'Postponed' }, NOON - MINUTE, HOUR],
])('%s is renewed by the rule', (_what, members, now, interval) => {
  const first = updateOf(1, { fixture: fixtureOf(1), ...members });
  const { room } = applyUpdate(createMatchRoom('epoch-00001'), first, NOON);
  expect(renewalInterval(room, now)).toBe(interval);
});

test('a list, an unknown room and a match without a state are renewed each minute', () => {
  const list = { ...createSportRoom('epoch-00001'), lines: {} };
  for (const view of [list, null, createMatchRoom('epoch-00001')])
    expect(renewalInterval(view, NOON)).toBe(MINUTE);
});
