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

test('A client without a position gets a snapshot', () => {
  const room = roomOfVersion(3);
  expect(matchFramesFor(room, null)).toEqual([
    { type: 'snapshot', epoch, version: 3, state: room.state },
  ]);
});

test('A client that is up to date gets nothing', () => {
  expect(matchFramesFor(roomOfVersion(3), { epoch, version: 3 })).toEqual([]);
});

test('A client that was away gets just the deltas it missed', () => {
  const frames = matchFramesFor(roomOfVersion(9), { epoch, version: 6 });
  expect(frames.map((frame) => frame.type === 'delta' && frame.version)).toEqual([7, 8, 9]);
});

test('A client of another epoch, or ahead of the room, gets a snapshot', () => {
  const room = roomOfVersion(3);
  expect(matchFramesFor(room, { epoch: 'epoch-00000', version: 3 })).toEqual([matchSnapshot(room)]);
  expect(matchFramesFor(room, { epoch, version: 4 })).toEqual([matchSnapshot(room)]);
});

test('The history covers exactly as many versions as its length', () => {
  const room = roomOfVersion(HISTORY_LENGTH + 20);
  expect(room.history).toHaveLength(HISTORY_LENGTH);
  expect(matchFramesFor(room, { epoch, version: 20 })).toEqual(room.history);
  expect(matchFramesFor(room, { epoch, version: 19 })).toEqual([matchSnapshot(room)]);
});

test('The first state is not a delta, so a client without it gets a snapshot', () => {
  expect(matchFramesFor(roomOfVersion(2), { epoch, version: 0 })).toHaveLength(1);
  expect(matchFramesFor(roomOfVersion(2), { epoch, version: 0 })[0]?.type).toBe('snapshot');
});
