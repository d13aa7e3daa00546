import { expect, test } from 'vitest';
import type { MatchUpdate } from '../protocol/ingest.ts';
import { fold } from './fold.ts';
import { LOG_LENGTH, LOG_SIZE, LOG_SLACK } from './log.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from './match-room.ts';
import { fixtureOf, NOON, updateOf } from './testing/fixtures.ts';
import { createStore } from './testing/stored-room.ts';

/** A long basketball match, with an illegal update now and then. */
const updates: MatchUpdate[] = Array.from({ length: 1_500 }, (_, index) =>
  updateOf(index + 1, {
    ...(index === 0 && { fixture: fixtureOf(2), status: 'Live' }),
    ...(index % 50 === 49 ? { matchStatus: 'H1', status: 'NotStarted' } : {}),
    score: { home: Math.floor(index / 3), away: Math.floor(index / 4) },
    incidents: [{ id: `i${index}`, type: 'score', team: 'home', minute: null }],
  }),
);

/** Swaps each update with one `distance` places later: late, but within the log's range. */
function disordered(distance: number): MatchUpdate[] {
  const order = [...updates];
  for (let place = 1; place + distance < order.length; place += distance + 1)
    order.splice(place + distance, 0, ...order.splice(place, 1));
  return order;
}

function play(
  order: readonly MatchUpdate[],
  each?: (live: MatchRoom, restored: MatchRoom) => void,
): MatchRoom {
  let room = createMatchRoom('epoch-00001');
  const store = createStore(room);
  for (const update of order) {
    const applied = applyUpdate(room, update, NOON);
    store.write(applied);
    room = applied.room;
    if (each && update.sequence % 31 === 0) each(room, store.restore());
  }
  return room;
}

test('A long match ends in the fold of all its updates, although the room drops old ones', () => {
  const room = play(updates);
  expect(room.state).toStrictEqual(fold(null, updates).state);
  expect(room.checkpoint?.sequence).toBeGreaterThan(0);
  expect(room.log.length).toBeLessThanOrEqual(LOG_LENGTH + LOG_SLACK);
  expect(room.log.length).toBeGreaterThanOrEqual(LOG_LENGTH);
  expect(
    [...room.rejections.keys()].every((sequence) => sequence > (room.checkpoint?.sequence ?? 0)),
  ).toBe(true);
});

test('Updates that arrive late, but within the log, do not change the final state', () => {
  expect(play(disordered(40)).state).toStrictEqual(play(updates).state);
});

test('A room restored at any point equals the live one, before and after checkpoints', () => {
  play(updates, (live, restored) => expect(restored).toEqual(live));
});

test('A log of large updates is cut by its size, and the final state is the same', () => {
  const text = 'x'.repeat(200_000);
  const large = Array.from({ length: 60 }, (_, index) =>
    updateOf(index + 1, {
      ...(index === 0 && { fixture: fixtureOf(2), status: 'Live' }),
      score: { home: index, away: 0 },
      incidents: [{ id: 'i1', type: 'comment', team: null, minute: null, text: `${index}${text}` }],
    }),
  );
  let room = createMatchRoom('epoch-00001');
  const store = createStore(room);
  for (const update of large) {
    const applied = applyUpdate(room, update, NOON);
    store.write(applied);
    room = applied.room;
    expect(JSON.stringify(room.log).length).toBeLessThanOrEqual(LOG_SIZE + 1_000);
  }
  expect(room.log.length).toBeGreaterThan(1);
  expect(room.state).toStrictEqual(fold(null, large).state);
  expect(store.restore()).toEqual(room);
});

test('An update older than the log reaches is stale and not recorded', () => {
  const room = play(updates);
  const [, second] = updates;
  if (!second) throw new Error('There are updates');
  const applied = applyUpdate(room, second, NOON);
  expect(applied.result.outcome).toBe('stale');
  expect(applied.room).toBe(room);
  expect(applied.changes).toEqual({});
});
