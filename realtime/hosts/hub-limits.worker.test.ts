import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formatHubRooms } from '../protocol/hub-query.ts';
import { kickOff, newMatchId, updatesOf } from './conformance/match-updates.ts';
import { ROOMS_HEADER } from './json-answers.ts';
import { hubRoom, matchRoom } from './room-stub.ts';
import { HubRoomServer } from './durable-object.ts';
import { startMatch } from './testing/worker-harness.ts';
import { openSocket } from './testing/worker-socket.ts';

const HOUR = 3_600_000;
const withHistory = v.object({ history: v.array(v.unknown()) });

/** Creates matches that begin tomorrow; returns the keys of their rooms. */
async function quietMatches(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newMatchId);
  const startTime = Date.now() + 24 * HOUR;
  await Promise.all(
    ids.map((matchId) => {
      const { fixture } = kickOff(matchId);
      const first = { matchId, sequence: 1, occurredAt: Date.now() };
      return matchRoom(env, matchId).ingest([
        { ...first, fixture: fixture && { ...fixture, startTime } },
      ]);
    }),
  );
  return ids.map((id) => `match/${id}`);
}

/** Opens a socket of a hub. */
function fetchHub(hub: number, keys: readonly string[], address?: string): Promise<Response> {
  const rooms = formatHubRooms(keys.map((key) => [key, null]));
  return hubRoom(env, hub).fetch('http://rooms.test/parties/hub', {
    headers: {
      upgrade: 'websocket',
      [ROOMS_HEADER]: rooms,
      ...(address !== undefined && { 'cf-connecting-ip': address }),
    },
  });
}

it('a hub follows 64 quiet matches at most for one sender, also after it hibernated', async () => {
  const keys = await quietMatches(65);
  const inPlay = `match/${await startMatch(1)}`;
  const last = keys.slice(64);
  for (let n = 0; n < 8; n += 1)
    await openSocket(await fetchHub(11, keys.slice(n * 8, n * 8 + 8), `2001:db8:64:${n}::1`));
  const statusFor = async (wanted: readonly string[], address: string) => {
    const response = await fetchHub(11, wanted, address);
    response.webSocket?.accept();
    response.webSocket?.close();
    await response.body?.cancel();
    return response.status;
  };
  expect(await statusFor(last, '2001:db8:64:9::1')).toBe(429);
  // What it follows already, and what is in play, costs it nothing.
  expect(await statusFor([...keys.slice(0, 7), inPlay], '2001:db8:64:9::1')).toBe(101);
  await evictDurableObject(hubRoom(env, 11));
  expect(await statusFor(last, '2001:db8:64:9::1')).toBe(429);
  expect(await statusFor(last, '2001:db8:65:9::1')).toBe(101);
});

it('a hub gets sixteen changes of a match in play, and none of one that is over', async () => {
  const [over, inPlay] = [newMatchId(), newMatchId()];
  await matchRoom(env, inPlay).ingest(updatesOf(inPlay, 40));
  const end = { status: 'Ended', matchStatus: 'Ended' } as const;
  await matchRoom(env, over).ingest([
    ...updatesOf(over, 40),
    { matchId: over, sequence: 42, occurredAt: Date.now(), ...end },
  ]);
  const replaceView = vi.spyOn(HubRoomServer.prototype, 'replaceView');
  onTestFinished(() => replaceView.mockRestore());
  await openSocket(await fetchHub(12, [`match/${over}`, `match/${inPlay}`]));
  const counts = replaceView.mock.calls.map(([key, view]) => [
    key,
    v.parse(withHistory, JSON.parse(view)).history.length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    [`match/${over}`]: 0,
    [`match/${inPlay}`]: 16,
  });
});

it('a hub soon leaves the rooms of a viewer whom it has refused, though its client stays', async () => {
  const { webSocket: socket } = await fetchHub(13, await quietMatches(2), '192.0.2.13');
  socket?.accept({ allowHalfOpen: true });
  const alarm = () =>
    runInDurableObject(hubRoom(env, 13), (_hub, { storage }) => storage.getAlarm());
  const soon = Date.now() + HOUR / 2;
  expect(await alarm()).toBeGreaterThan(soon);
  socket?.send('garbage');
  await expect.poll(alarm).toBeLessThan(soon);
});
