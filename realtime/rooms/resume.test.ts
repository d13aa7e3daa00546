import { expect, test } from 'vitest';
import { HISTORY_LENGTH } from './history.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from './match-room.ts';
import { matchFramesFor, matchSnapshot } from './resume.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';

const epoch = 'epoch-00001';

function roomOfVersion(version: number): MatchRoom {
  let room = applyUpdate(createMatchRoom(epoch), updateOf(1, { fixture: fixtureOf(2) }), NOON).room;
  while (room.version < version) {
    const score = { home: room.version, away: 0 };
    room = applyUpdate(room, updateOf(room.version + 1, { score }), NOON).room;
  }
  return room;
}

test('A client gets nothing while the room has no state', () => {
  expect(matchFramesFor(createMatchRoom(epoch), null)).toEqual([]);
  expect(matchFramesFor(createMatchRoom(epoch), { epoch, version: 3 })).toEqual([]);
  expect(matchSnapshot(createMatchRoom(epoch))).toBeNull();
});

const room = roomOfVersion(9);
const snapshot = matchSnapshot(room);

test.each([
  ['without a position gets a snapshot', null, [snapshot]],
  ['that is up to date gets nothing', { epoch, version: 9 }, []],
  ['that was away gets just the deltas it missed', { epoch, version: 6 }, room.history.slice(-3)],
  ['of another epoch gets a snapshot', { epoch: 'epoch-00000', version: 9 }, [snapshot]],
  ['ahead of the room gets a snapshot', { epoch, version: 10 }, [snapshot]],
  [
    'without the first state, which is no delta, gets a snapshot',
    { epoch, version: 0 },
    [snapshot],
  ],
])('A client %s', (_what, position, frames) => {
  expect(matchFramesFor(room, position)).toEqual(frames);
});

test('The history covers exactly as many versions as its length, up to the newest', () => {
  const long = roomOfVersion(HISTORY_LENGTH + 20);
  expect(long.history).toHaveLength(HISTORY_LENGTH);
  expect(long.history.at(-1)?.version).toBe(HISTORY_LENGTH + 20);
  expect(matchFramesFor(long, { epoch, version: 20 })).toEqual(long.history);
  expect(matchFramesFor(long, { epoch, version: 19 })).toEqual([matchSnapshot(long)]);
});
