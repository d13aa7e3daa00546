import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOON } from '../rooms/testing/fixtures.ts';
import type { FollowerStorage } from './follower-storage.ts';
import { Follower } from './follower.ts';
import type { RoomsEnv } from './rooms-env.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

/** Returns a position that no room has had. */
const invented = (version: number) => ({ epoch: `invented-${version}`, version });

/** A follower that has the first version of a room, which does not deliver newer ones by itself. */
async function setUp() {
  const room = { version: 1, calls: 0, answered: Promise.resolve() };
  const subscribe = async () => {
    room.calls += 1;
    const view = { epoch: 'now', version: room.version, lines: {}, history: [] };
    await room.answered;
    await follower.replaceView(JSON.stringify(view));
  };
  const Sport = { getByName: () => ({ subscribe }) };
  const follower = new Follower({
    env: { Sport } as unknown as RoomsEnv,
    room: { party: 'sport', sportKey: 'football' },
    name: 'hub 1',
    store: { load: () => null, save: () => {} },
    keep: (view) => view,
    followers: { load: () => [] } as unknown as FollowerStorage,
    isWatched: () => true,
    show: () => {},
    end: () => {},
    arm: () => {},
    waitUntil: () => {},
  });
  await follower.ready(null);
  room.calls = 0;
  /** Returns the version that a viewer gets. */
  const viewer = async (position: { epoch: string; version: number }) => {
    await follower.ready(position);
    return follower.view?.version;
  };
  return { room, viewer };
}

it('all who say within a second that they are ahead share a call, and get no older state than they have', async () => {
  const { room, viewer } = await setUp();
  expect([await viewer(invented(0)), room.calls]).toEqual([1, 1]);
  room.version = 2;
  const viewers = Promise.all([
    viewer({ epoch: 'now', version: 2 }),
    ...[1, 2, 3].map(invented).map(viewer),
  ]);
  await vi.advanceTimersByTimeAsync(999);
  expect(room.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await viewers, room.calls]).toEqual([[2, 2, 2, 2], 2]);
});

it('who is ahead of a call under way waits for the next one', async () => {
  const { room, viewer } = await setUp();
  let answer = () => {};
  room.answered = new Promise((resolve) => {
    answer = resolve;
  });
  void viewer(invented(0));
  await vi.advanceTimersByTimeAsync(1_000);
  room.version = 2;
  const ahead = viewer({ epoch: 'now', version: 2 });
  answer();
  expect([await ahead, room.calls]).toEqual([2, 2]);
});
