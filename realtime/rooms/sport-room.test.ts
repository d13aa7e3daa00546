import { describe, expect, test } from 'vitest';
import type { MatchLine } from '../protocol/match-state.ts';
import { initialState } from './advance.ts';
import { lineOf } from './line.ts';
import {
  COALESCING_WINDOW,
  DROPPED_WINDOW,
  flush,
  flushDueAt,
  pruneLines,
  putLine,
  restoreSportRoom,
  sportFramesFor,
  sportSnapshot,
  type SportRoom,
} from './sport-room.ts';
import { createSportRoom, fixtureOf, NOON } from './testing/fixtures.ts';

const HOUR = 3_600_000;

function line(members: Partial<MatchLine> = {}): MatchLine {
  return { ...lineOf(initialState('m1', fixtureOf(5), NOON)), ...members };
}

function put(
  room: SportRoom,
  version: number,
  members: Partial<MatchLine> = {},
  now = NOON,
): SportRoom {
  return putLine(
    room,
    { matchId: 'm1', epoch: 'match-epoch-1', version, line: line(members) },
    now,
  );
}

function roomWith(members: Partial<MatchLine> = {}): SportRoom {
  return flush(put(createSportRoom('epoch-00001'), 5, members), NOON).room;
}

describe('The delta of a window', () => {
  test('holds a new line whole', () => {
    const { room, delta } = flush(put(createSportRoom('epoch-00001'), 5), NOON);
    expect(delta).toEqual({ type: 'delta', version: 1, at: NOON, lines: { m1: line() } });
    expect(room.pending.size).toBe(0);
    expect(room.history).toEqual([delta]);
  });

  test('holds the changes of a line since the last delta', () => {
    const points = { home: '15', away: '0' };
    const room = put(put(roomWith(), 6, { status: 'Suspended', points }), 7, { status: 'Live' });
    expect(flush(room, NOON).delta?.lines).toEqual({ m1: { status: 'Live' } });
  });

  test('holds null for a line the room dropped', () => {
    const far = { startTime: NOON + 40 * HOUR };
    expect(flush(put(roomWith(), 6, far), NOON).delta?.lines).toEqual({ m1: null });
  });

  test('accepts version 1 of a match room that lost its storage', () => {
    const update = { matchId: 'm1', epoch: 'match-epoch-2', version: 1 };
    const room = putLine(roomWith(), { ...update, line: line({ status: 'Suspended' }) }, NOON);
    expect(flush(room, NOON).delta?.lines).toEqual({ m1: { status: 'Suspended' } });
  });

  test('is null when nothing visible changed', () => {
    const { room, delta } = flush(put(roomWith(), 6), NOON);
    expect(delta).toBeNull();
    expect(room.version).toBe(1);
    expect(flush(room, NOON).room).toBe(room);
  });
});

test('A line no newer than the known one changes nothing, pending or held', () => {
  const room = roomWith();
  expect(put(room, 5, { status: 'Live' })).toBe(room);
  const pending = put(room, 8, { status: 'Live' });
  expect(put(pending, 7)).toBe(pending);
});

test('A snapshot excludes pending changes, which the next delta contains', () => {
  const room = put(roomWith(), 6, { status: 'Live' });
  expect(sportSnapshot(room)).toEqual({
    type: 'snapshot',
    epoch: 'epoch-00001',
    version: 1,
    lines: { m1: line() },
  });
});

test('The first change of a quiet window is due at once, others at the end of the window', () => {
  const first = put(createSportRoom('epoch-00001'), 1);
  expect(flushDueAt(first)).toBeLessThanOrEqual(NOON);
  const { room } = flush(first, NOON);
  expect(flushDueAt(room)).toBeNull();
  expect(flushDueAt(put(room, 2, { status: 'Live' }, NOON + 20))).toBe(NOON + COALESCING_WINDOW);
});

function shown(members: Partial<MatchLine>, now = NOON): boolean {
  const { room } = flush(pruneLines(roomWith(members), now), now);
  return 'm1' in sportSnapshot(room).lines;
}

describe('A sport room shows', () => {
  test('a match in play, whenever it began, until 12 hours after its last line', () => {
    for (const status of ['Live', 'Suspended', 'Interrupted'] as const) {
      const old = { status, startTime: NOON - 200 * HOUR };
      expect(shown(old, NOON + 12 * HOUR - 1)).toBe(true);
      expect(shown(old, NOON + 12 * HOUR)).toBe(false);
    }
  });

  test('a match that starts within 30 hours', () => {
    expect(shown({ startTime: NOON + 30 * HOUR })).toBe(true);
    expect(shown({ startTime: NOON + 30 * HOUR + 1 })).toBe(false);
  });

  test('a match that started within 30 hours, also once it is over', () => {
    expect(shown({ status: 'Finished' }, NOON + 30 * HOUR)).toBe(true);
    expect(shown({ status: 'Finished' }, NOON + 30 * HOUR + 1)).toBe(false);
  });

  test('an old match for three hours after it closed', () => {
    const old = { status: 'Finished', startTime: NOON - 200 * HOUR } as const;
    expect(shown(old, NOON + 3 * HOUR - 1)).toBe(true);
    expect(shown(old, NOON + 3 * HOUR)).toBe(false);
  });

  test('an old match no longer when Finished follows Ended', () => {
    const old = { startTime: NOON - 200 * HOUR };
    const ended = put(roomWith({ ...old, status: 'Live' }), 6, { ...old, status: 'Ended' });
    const finished = put(ended, 7, { ...old, status: 'Finished' }, NOON + 2 * HOUR);
    expect(finished.pending.get('m1')?.closedAt).toBe(NOON);
  });
});

describe('A dropped match', () => {
  const far = { startTime: NOON + 40 * HOUR };
  const { room } = flush(put(roomWith(), 6, far), NOON);

  test('does not come back with a late line', () => {
    expect(put(room, 5)).toBe(room);
    expect(put(room, 6, far)).toBe(room);
  });

  test('comes back with a newer line, or with the same one once its start is near', () => {
    expect(flush(put(room, 7), NOON).delta?.lines).toEqual({ m1: line() });
    const near = NOON + 20 * HOUR;
    expect(flush(put(room, 6, far, near), near).delta?.lines).toEqual({ m1: line(far) });
  });

  test('is forgotten after a time window', () => {
    expect(pruneLines(room, NOON + DROPPED_WINDOW - 1).held.has('m1')).toBe(true);
    expect(pruneLines(room, NOON + DROPPED_WINDOW).held.has('m1')).toBe(false);
  });
});

test('Pruning returns the same room object when no line is old', () => {
  const room = roomWith();
  expect(pruneLines(room, NOON)).toBe(room);
});

test('A client gets the deltas it missed, else a snapshot, also of an empty room', () => {
  const room = flush(put(roomWith(), 6, { status: 'Live' }), NOON).room;
  expect(sportFramesFor(room, { epoch: 'epoch-00001', version: 1 })).toEqual(room.history.slice(1));
  expect(sportFramesFor(room, { epoch: 'epoch-00001', version: 2 })).toEqual([]);
  expect(sportFramesFor(room, { epoch: 'another-epoch', version: 2 })).toEqual([
    sportSnapshot(room),
  ]);
  expect(sportFramesFor(createSportRoom('epoch-00001'), null)).toMatchObject([
    { version: 0, lines: {} },
  ]);
});

test('A restored room equals the live one, with its pending changes', () => {
  const room = put(roomWith(), 6, { status: 'Live' });
  const stored = structuredClone({ ...room, held: [...room.held], pending: [...room.pending] });
  expect(flush(restoreSportRoom(stored), NOON + 1)).toEqual(flush(room, NOON + 1));
});
