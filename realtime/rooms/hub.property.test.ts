import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../.ci/vitest/cases.ts';
import type { Position } from '../protocol/connect-query.ts';
import { receiveSportFrame, type HeldLines } from '../protocol/receive-frame.ts';
import { initialState } from './advance.ts';
import { deltasSince } from './history.ts';
import { Hub } from './hub.ts';
import { lineOf } from './line.ts';
import {
  followDeltas,
  isAhead,
  isNewer,
  roomViewAfter,
  type RoomFrame,
  type RoomView,
  type SportView,
} from './room-view.ts';
import { COALESCING_WINDOW, flush, putLine, sportSnapshot, type SportRoom } from './sport-room.ts';
import { createSportRoom, fixtureOf, NOON } from './testing/fixtures.ts';

const KEYS = ['sport/football', 'sport/tennis', 'sport/baseball'];
/** A Durable Object with sockets hibernates after this time without events, ms. */
const HIBERNATES_AFTER = 10_000;
const NOWHERE: Position = { epoch: 'unsubscribed', version: 0 };

const key = fc.constantFrom(...KEYS);
const set = fc.subarray(KEYS, { minLength: 1 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('goal' as const), key }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('tell' as const), key }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 150 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), set, who: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sleep' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forgetful' as const), key }) },
);

interface Viewer {
  keys: string[];
  isHere: boolean;
  held: Map<string, HeldLines>;
}

/** Creates a hub with rooms and viewers; a delivery is in transit until its response. */
function world() {
  let now = NOON;
  let goals = 0;
  /** The positions of viewers that the hub has stored. */
  const stored = new Map<string, Position>();
  const note = (each: string, sent: Position | null) =>
    void (sent ? stored.set(each, sent) : stored.delete(each));
  let hub = new Hub([], note);
  const rooms = new Map<string, SportRoom>(
    KEYS.map((each) => [each, createSportRoom(`epoch-${each.slice(6)}`)]),
  );
  /** The hub's position in each room's view; absent while it does not follow. */
  const asked = new Map<string, Position>();
  const viewers = new Map<number, Viewer>();
  let lastFrameAt = -Infinity;

  const roomOf = (each: string): SportRoom => {
    const room = rooms.get(each);
    if (!room) throw new Error(each);
    return room;
  };
  const viewOf = (each: string): SportView => {
    const room = roomOf(each);
    return { ...sportSnapshot(room), history: room.history };
  };
  const isWatched = (each: string) =>
    [...viewers.values()].some(({ isHere, keys }) => isHere && keys.includes(each));

  /** What a follower does with a view or deltas. */
  function putInHub(each: string, view: RoomView | null): void {
    const held = hub.viewOf(each);
    if (view && view !== held && (!held || isNewer(view, held)))
      hub.putView(each, view, isWatched(each));
  }

  function take(viewer: Viewer, each: string, frames: readonly RoomFrame[]): void {
    for (const frame of frames) {
      if (!('lines' in frame)) throw new Error('no frame of a sport');
      const received = receiveSportFrame(viewer.held.get(each) ?? null, frame);
      // Neither a gap nor a known frame.
      if (received.kind !== 'applied') throw new Error(`${each}: ${received.kind}`);
      viewer.held.set(each, received.held);
    }
  }

  function flushIfDue(): void {
    const due = hub.flushDueAt;
    if (due === null || due > now) return;
    const frames = hub.flush(now);
    if (frames.size > 0) {
      expect(now - lastFrameAt).toBeGreaterThanOrEqual(COALESCING_WINDOW);
      lastFrameAt = now;
    }
    for (const viewer of viewers.values())
      for (const each of viewer.keys) if (viewer.isHere) take(viewer, each, frames.get(each) ?? []);
  }

  /** Delivers what the hub lacks by its last response; the response comes after the flush. */
  function tell(each: string): void {
    for (let turn = 0; turn < 4; turn += 1) {
      const position = asked.get(each);
      const room = roomOf(each);
      if (!position) return;
      const deltas = deltasSince(room, position);
      if (deltas?.length === 0) return;
      if (!isWatched(each)) {
        hub.forget(each);
        asked.delete(each);
        return;
      }
      const held = hub.viewOf(each);
      if (!deltas) putInHub(each, viewOf(each));
      else if (held) putInHub(each, followDeltas(roomViewAfter, held, room.epoch, deltas).view);
      if (hub.flushDueAt !== null) {
        now = Math.max(now, hub.flushDueAt ?? now);
        flushIfDue();
      }
      const view = hub.viewOf(each);
      asked.set(each, view ? { epoch: view.epoch, version: view.version } : NOWHERE);
    }
    throw new Error('no headway');
  }

  function join(who: number, keys: string[]): void {
    const known = viewers.get(who);
    const viewer: Viewer = { keys, isHere: false, held: known?.held ?? new Map() };
    viewers.set(who, viewer);
    for (const each of keys) {
      const position = viewer.held.get(each) ?? null;
      const view = hub.viewOf(each);
      if (view && !isAhead(position, view)) continue;
      if (!asked.has(each))
        asked.set(each, { epoch: roomOf(each).epoch, version: roomOf(each).version });
      putInHub(each, viewOf(each));
    }
    if (keys.some((each) => !hub.mayShow(each, viewer.held.get(each) ?? null))) {
      now = Math.max(now, hub.flushDueAt ?? now);
      flushIfDue();
    }
    viewer.isHere = true;
    for (const each of keys) take(viewer, each, hub.framesFor(each, viewer.held.get(each) ?? null));
  }

  return {
    run(next: typeof step extends fc.Arbitrary<infer Step> ? Step : never): void {
      now += 1;
      if (next.kind === 'goal') {
        goals += 1;
        const line = {
          ...lineOf(initialState('m1', fixtureOf(1), NOON)),
          score: { home: goals, away: 0 },
        };
        const put = putLine(
          roomOf(next.key),
          { matchId: 'm1', epoch: 'match-epoch', version: goals, line },
          now,
        );
        rooms.set(next.key, flush(put, now).room);
      } else if (next.kind === 'tell') tell(next.key);
      else if (next.kind === 'wait') now += next.ms;
      else if (next.kind === 'join') join(next.who, next.set);
      else if (next.kind === 'leave') {
        const viewer = viewers.get(next.who);
        if (viewer) viewer.isHere = false;
      } else if (next.kind === 'forgetful') {
        // The room died with the hub's last responses: its data is older.
        const position = asked.get(next.key);
        if (position)
          asked.set(next.key, { ...position, version: Math.max(0, position.version - 2) });
      } else {
        // Hibernation keeps a hub's sockets and positions; death loses the sockets.
        hub = new Hub([...stored], note);
        if (next.kind === 'sleep') now += HIBERNATES_AFTER;
        else {
          for (const viewer of viewers.values()) viewer.isHere = false;
          // A reconnecting viewer has a new socket, which received nothing yet.
          lastFrameAt = -Infinity;
        }
      }
      flushIfDue();
    },
    /** Returns each viewer's final data, and the expected data. */
    end(): { held: unknown[]; rooms: unknown[] } {
      for (const each of KEYS) tell(each);
      now += COALESCING_WINDOW;
      flushIfDue();
      for (const [who, viewer] of viewers) if (!viewer.isHere) join(who, viewer.keys);
      const ends = [...viewers.values()].flatMap((viewer) =>
        viewer.keys.map((each) => ({ held: viewer.held.get(each), room: roomOf(each) })),
      );
      return {
        held: ends.map(({ held }) => ({ type: 'snapshot', ...held })),
        rooms: ends.map(({ room }) => sportSnapshot(room)),
      };
    },
  };
}

test('Every viewer of a hub ends with the state of its rooms, without gap or repetition, a frame per window', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { run, end } = world();
      for (const each of steps) run(each);
      const { held, rooms } = end();
      expect(held).toEqual(rooms);
    }),
    { numRuns: cases(300) },
  );
});
