import { expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { keptByHub } from './hub.ts';
import { applyUpdate, createMatchRoom } from './match-room.ts';
import { createSportRoom, fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const LIVE = { status: 'Live', matchStatus: 'H1' } satisfies Partial<MatchUpdate>;
const ENDED = { status: 'Ended', matchStatus: 'Ended' } satisfies Partial<MatchUpdate>;

/** Returns the versions of the changes that a hub keeps of a match with 20 changes before this one. */
function keptOf(last: Partial<MatchUpdate>, pending = 0): number[] {
  const first = updateOf(1, { fixture: fixtureOf(1), ...LIVE });
  let { room } = applyUpdate(createMatchRoom('epoch-00001'), first, NOON);
  for (let home = 1; home <= 20; home += 1)
    ({ room } = applyUpdate(room, updateOf(home + 1, { score: { home, away: 0 } }), NOON));
  ({ room } = applyUpdate(room, updateOf(22, last), NOON));
  return keptByHub(room, NOON, pending).history.map(({ version }) => version);
}

test('a hub keeps the newest sixteen changes of a match in play', () => {
  expect(keptOf({ score: { home: 21, away: 0 } })).toEqual(
    Array.from({ length: 16 }, (_, n) => n + 7),
  );
});

test('a hub keeps only those changes of a match that has ended which viewers lack', () => {
  expect([keptOf(ENDED), keptOf(ENDED, 2)]).toEqual([[], [21, 22]]);
});

test('a hub keeps all changes of a list', () => {
  const list = { ...createSportRoom('epoch-00001'), lines: {} };
  expect(keptByHub(list, NOON)).toBe(list);
});
