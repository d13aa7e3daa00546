import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { matchSnapshotSchema } from '../protocol/frame.ts';
import { hubFrameSchema } from '../protocol/hub-frame.ts';
import { HUB_PATH } from '../protocol/hub-query.ts';
import { kickOff, newMatchId, scored } from './conformance/match-updates.ts';
import type { TestSocket } from './conformance/test-socket.ts';
import { getSportSnapshot } from './conformance/viewer.ts';
import { MatchRoomServer, SportRoomServer } from './durable-object.ts';
import { crash } from './testing/crash.ts';
import { followersOf } from './testing/followers-of.ts';
import { HubViewer } from './testing/hub-viewer.ts';
import { hubRoom, matchRoom, sportRoom } from './room-stub.ts';
import { ROOMS_HEADER } from './json-answers.ts';
import { relayThreshold } from './rooms-env.ts';
import { RoomSockets } from './sockets.ts';
import { bodiesOf } from './stored-rows.ts';
import { harness, startMatch } from './testing/worker-harness.ts';
import { openSocket } from './testing/worker-socket.ts';

const LISTS = ['sport/football', 'sport/basketball'];
const hub = () => hubRoom(env, 1);

function open(query: Record<string, string>): Promise<TestSocket> {
  return harness.connect(HUB_PATH, query);
}

/** Opens sockets of one hub. With a fan-out of two, 3 and 5 follow hub 1, and 4 and 6 hub 2. */
const at = (number: number) => async (query: Record<string, string>) =>
  openSocket(
    await hubRoom(env, number).fetch('http://rooms.test/parties/hub', {
      headers: { upgrade: 'websocket', [ROOMS_HEADER]: query['rooms'] ?? '' },
    }),
  );

/** Returns the rooms that a hub follows. */
function followedBy(number: number): Promise<string[]> {
  return runInDurableObject(hubRoom(env, number), (_hub, { storage: { sql } }) =>
    bodiesOf(sql, 'SELECT room AS body FROM sent'),
  );
}

/** Waits until a hub has only so many sockets. */
async function socketsLeft(number: number, count: number): Promise<void> {
  const sockets = () =>
    runInDurableObject(hubRoom(env, number), (_hub, state) => state.getWebSockets().length);
  await expect.poll(sockets).toBe(count);
}

/** Stops the clock until the end of the test, or the next `runAlarmIn`. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** Runs the alarm of a hub as if it were so much later, ms. */
async function runAlarmIn(ms: number, number: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  expect(await runDurableObjectAlarm(hubRoom(env, number))).toBe(true);
  vi.useRealTimers();
  // Nothing in memory is of a later time.
  await evictDurableObject(hubRoom(env, number));
}

/** Starts a match, and waits until it is in football's list. */
async function listedMatch(): Promise<string> {
  const matchId = await startMatch(1);
  await expect
    .poll(async () => (await getSportSnapshot(harness, 'football')).lines[matchId])
    .toBeDefined();
  return matchId;
}

/** Whether football's list has so many goals of a match's home side. */
const hasGoals = (matchId: string, home: number) => (viewer: HubViewer) =>
  viewer.line('sport/football', matchId)?.score.home === home;

/** Connects a viewer who has a listed match. */
async function viewerOf(matchId: string, keys: readonly string[] = LISTS): Promise<HubViewer> {
  const viewer = await HubViewer.connect(open, keys);
  await viewer.until(hasGoals(matchId, 1));
  return viewer;
}

describe('a hub', () => {
  it('searches no other sets of rooms when a viewer comes, leaves or gets a change', async () => {
    const matchId = await listedMatch();
    const viewer = await viewerOf(matchId, ['sport/football']);
    const groups = vi.spyOn(RoomSockets.prototype, 'groups', 'get');
    onTestFinished(() => groups.mockRestore());
    const other = await viewerOf(matchId, LISTS);
    other.socket.close();
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await viewer.until(hasGoals(matchId, 2));
    const ofHubs = groups.mock.contexts.filter(
      (sockets) => sockets instanceof RoomSockets && sockets.hasGroup('sport/football'),
    );
    expect(ofHubs).toEqual([]);
  });

  it('reads the lists of sports for a page, and null for a room that does not answer', async () => {
    const matchId = await listedMatch();
    const { snapshot } = SportRoomServer.prototype;
    const away = vi.spyOn(SportRoomServer.prototype, 'snapshot');
    away.mockImplementation(async function (this: SportRoomServer) {
      if (this.name === 'basketball') throw new Error('away');
      return snapshot.call(this);
    });
    onTestFinished(() => away.mockRestore());
    const [football, none, tennis] = await hub().snapshots(['football', 'basketball', 'tennis']);
    expect(Object.keys(football?.lines ?? {})).toContain(matchId);
    expect([none, tennis?.type]).toEqual([null, 'snapshot']);
  });

  it('sends one connection the content of each of its rooms, and the changes', async () => {
    const [football, own] = [await startMatch(1), await startMatch(1)];
    const viewer = await viewerOf(football, [...LISTS, `match/${own}`]);
    expect(viewer.positions.get(`match/${own}`)?.version).toBe(2);
    await harness.ingest(football, [scored(football, 3, 2, 0)]);
    await harness.ingest(own, [scored(own, 3, 2, 0)]);
    await viewer.until(
      (rooms) =>
        rooms.line('sport/football', football)?.score.home === 2 &&
        rooms.state(`match/${own}`)?.score.home === 2,
    );
    expect(viewer.kindsOf(`match/${own}`)).toEqual(['snapshot', 'delta']);
    expect(viewer.kindsOf('sport/football')[0]).toBe('snapshot');
    expect(viewer.kindsOf('sport/football')).not.toContain('error');
  });

  it('sends a client that reconnects only what it missed, and nothing for unchanged rooms', async () => {
    const matchId = await listedMatch();
    const viewer = await viewerOf(matchId);
    await viewer.settle();
    viewer.socket.close();
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    const back = await HubViewer.connect(open, LISTS, viewer);
    await back.until(hasGoals(matchId, 2));
    expect(back.kindsOf('sport/football')).not.toContain('snapshot');
    expect(back.kindsOf('sport/basketball')).toEqual([]);
  });

  it('continues from the position of a page, also when the hub is behind it', async () => {
    const matchId = await listedMatch();
    await viewerOf(matchId, ['sport/football']);
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await expect
      .poll(async () => (await getSportSnapshot(harness, 'football')).lines[matchId]?.score.home)
      .toBe(2);
    const page = await getSportSnapshot(harness, 'football');
    const viewer = await HubViewer.connect(open, ['sport/football'], {
      positions: new Map([['sport/football', page]]),
      held: new Map([['sport/football', page]]),
    });
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    await viewer.until(hasGoals(matchId, 3));
    expect(viewer.kindsOf('sport/football')).not.toContain('snapshot');
  });

  it('combines what its rooms send within 100 ms into one frame', async () => {
    const matchIds = Array.from({ length: 4 }, newMatchId);
    const viewer = await HubViewer.connect(open, LISTS);
    const started = Date.now();
    for (const [index, matchId] of matchIds.entries()) {
      const sportId = index % 2 === 0 ? 1 : 2;
      await harness.ingest(matchId, [kickOff(matchId, sportId)]);
      for (let n = 2; n <= 6; n += 1) await harness.ingest(matchId, [scored(matchId, n, n, 0)]);
    }
    const has = (matchId: string | undefined, key: string) =>
      viewer.line(key, matchId ?? '')?.score.home === 6;
    await viewer.until(() => has(matchIds[0], LISTS[0] ?? '') && has(matchIds[3], LISTS[1] ?? ''));
    const windows = Math.ceil((Date.now() - started) / 100) + 1;
    expect(viewer.received).toBeLessThanOrEqual(windows + 1);
  });

  it('keeps the rooms and positions of its viewers after an eviction', async () => {
    const matchId = await listedMatch();
    const lists = await viewerOf(matchId);
    const both = await viewerOf(matchId, [...LISTS, `match/${matchId}`]);
    for (const n of [3, 4]) {
      await evictDurableObject(hub());
      await harness.ingest(matchId, [scored(matchId, n, n - 1, 0)]);
      await lists.until(hasGoals(matchId, n - 1));
      await both.until(hasGoals(matchId, n - 1));
      await both.until((rooms) => rooms.state(`match/${matchId}`)?.score.home === n - 1);
    }
    expect(lists.kindsOf('sport/football').slice(1)).not.toContain('snapshot');
    expect(both.kindsOf(`match/${matchId}`)).toEqual(['snapshot', 'delta', 'delta']);
  });

  it('gets missed changes by alarm when its room crashed before delivery', async () => {
    const matchId = await listedMatch();
    const viewer = await viewerOf(matchId, ['sport/football']);
    await viewer.settle();
    const room = () => sportRoom(env, 'football');
    const { epoch, version } = v.parse(
      matchSnapshotSchema,
      (await harness.get(`/parties/match/${matchId}`)).body,
    );
    const line = viewer.line('sport/football', matchId);
    if (!line) throw new Error('not listed');
    await runInDurableObject(room(), async (server, state) => {
      await server.putLines([
        { matchId, epoch, version: version + 1, line: { ...line, score: { home: 7, away: 0 } } },
      ]);
      await state.storage.sync();
      state.abort('crash');
    }).catch(() => {});
    await runDurableObjectAlarm(room());
    await viewer.until(hasGoals(matchId, 7));
    expect(viewer.kindsOf('sport/football').slice(1)).not.toContain('snapshot');
  });

  it('lets its viewers resume without a snapshot after a crash', async () => {
    const matchId = await listedMatch();
    const viewer = await viewerOf(matchId);
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    await crash(hub());
    await harness.ingest(matchId, [scored(matchId, 4, 3, 0)]);
    const back = await HubViewer.connect(open, LISTS, viewer);
    await back.until(hasGoals(matchId, 3));
    expect(back.kindsOf('sport/football')).not.toContain('snapshot');
    await harness.ingest(matchId, [scored(matchId, 5, 4, 0)]);
    await back.until(hasGoals(matchId, 4));
  });

  it('follows a room for twenty seconds after its last viewer, so the next one costs no call', async () => {
    const key = `match/${await startMatch(1)}`;
    const subscribe = vi.spyOn(MatchRoomServer.prototype, 'subscribe');
    onTestFinished(() => subscribe.mockRestore());
    stopClock();
    for (const isKnown of [false, true, false]) {
      subscribe.mockClear();
      const viewer = await HubViewer.connect(at(2), [key]);
      await viewer.until((rooms) => rooms.state(key) !== undefined);
      expect(subscribe).toHaveBeenCalledTimes(isKnown ? 0 : 1);
      viewer.socket.close();
      await socketsLeft(2, 0);
      if (!isKnown) continue;
      await runAlarmIn(20_001, 2);
      expect(await followedBy(2)).not.toContain(key);
    }
  });

  it('still follows 256 rooms at most that nobody watches', async () => {
    stopClock();
    const ids = Array.from({ length: 264 }, newMatchId);
    await Promise.all(ids.map((id) => matchRoom(env, id).ingest([kickOff(id)])));
    for (let from = 0; from < ids.length; from += 8) {
      const keys = ids.slice(from, from + 8).map((id) => `match/${id}`);
      (await HubViewer.connect(at(2), keys)).socket.close();
    }
    await socketsLeft(2, 0);
    const followed = await followedBy(2);
    expect(ids.map((id) => followed.includes(`match/${id}`))).toEqual(ids.map((_, n) => n >= 8));
  });

  it('unfollows a room some time after its last viewer, and follows it again with the next', async () => {
    const matchId = await startMatch(1);
    const viewer = await HubViewer.connect(at(2), [`match/${matchId}`]);
    const followers = () => followersOf(matchRoom(env, matchId));
    expect(await followers()).toEqual(['hub 2']);
    viewer.socket.close();
    await socketsLeft(2, 0);
    await runAlarmIn(20_001, 2);
    await expect
      .poll(async () => {
        await harness.ingest(matchId, [scored(matchId, Date.now(), 2, Date.now() % 90)]);
        return followers();
      })
      .toEqual([]);
    const next = await HubViewer.connect(at(2), [`match/${matchId}`]);
    await next.until((rooms) => rooms.state(`match/${matchId}`) !== undefined);
    next.socket.close();
    await socketsLeft(2, 0);
  });

  it('leaves further viewers to the next hub when it is full', async () => {
    const matchId = await startMatch(1);
    const viewers: HubViewer[] = [];
    for (let n = 0; n <= relayThreshold(env); n += 1)
      viewers.push(await HubViewer.connect(open, [`match/${matchId}`]));
    await harness.ingest(matchId, [scored(matchId, 3, 2, 0)]);
    for (const viewer of viewers)
      await viewer.until((rooms) => rooms.state(`match/${matchId}`)?.score.home === 2);
    expect((await followersOf(matchRoom(env, matchId))).length).toBe(2);
    for (const { socket } of viewers) socket.close();
  });

  it('follows rooms through a hub of the level above when many hubs do', async () => {
    const matchId = await listedMatch();
    const keys = ['sport/football', `match/${matchId}`];
    const lower = await HubViewer.connect(at(3), keys);
    const lowest = await HubViewer.connect(at(7), keys);
    const reached = (home: number) => (rooms: HubViewer) =>
      rooms.line('sport/football', matchId)?.score.home === home &&
      rooms.state(`match/${matchId}`)?.score.home === home;
    await lower.until(reached(1));
    await lowest.until(reached(1));
    expect(await followersOf(matchRoom(env, matchId))).toEqual(['hub 1']);
    expect(await followersOf(hubRoom(env, 1))).toContain(`match/${matchId} hub 3`);
    for (const [n, died] of [[], [1], [3], [7], [1, 3, 7]].entries()) {
      for (const number of died) await evictDurableObject(hubRoom(env, number));
      await harness.ingest(matchId, [scored(matchId, n + 3, n + 2, 0)]);
      await lower.until(reached(n + 2));
      await lowest.until(reached(n + 2));
    }
    for (const viewer of [lower, lowest]) {
      expect(viewer.kindsOf('sport/football').slice(1)).not.toContain('snapshot');
      expect(viewer.kindsOf(`match/${matchId}`).slice(1)).not.toContain('snapshot');
      viewer.socket.close();
    }
    for (const number of [7, 3]) {
      await socketsLeft(number, 0);
      await runAlarmIn(20_001, number);
    }
    await expect
      .poll(async () => {
        await harness.ingest(matchId, [scored(matchId, Date.now(), 9, Date.now() % 90)]);
        return followersOf(matchRoom(env, matchId));
      })
      .toEqual([]);
  });

  it('ends with the last viewer of a match that has no more news, also as a parent', async () => {
    const matchId = await startMatch(1);
    const key = `match/${matchId}`;
    const viewer = await HubViewer.connect(at(3), [key]);
    await viewer.until((rooms) => rooms.state(key) !== undefined);
    const other = await HubViewer.connect(at(3), [key, ...LISTS]);
    await other.receive();
    viewer.socket.close();
    await socketsLeft(3, 1);
    expect(await followedBy(3)).toContain(key);
    other.socket.close();
    await socketsLeft(3, 0);
    await runAlarmIn(20_001, 3);
    expect(await followedBy(3)).not.toContain(key);
    expect(await followersOf(hubRoom(env, 1))).toContain(`${key} hub 3`);
    await runAlarmIn(151_000, 1);
    expect(await followersOf(hubRoom(env, 1))).not.toContain(`${key} hub 3`);
    await runAlarmIn(151_000, 1);
    expect(await followedBy(1)).not.toContain(key);
  });

  it('asks again by alarm for a room that did not answer when its viewer came', async () => {
    const matchId = await startMatch(1);
    const key = `match/${matchId}`;
    const away = vi.spyOn(MatchRoomServer.prototype, 'subscribe').mockRejectedValue('away');
    onTestFinished(() => away.mockRestore());
    const viewer = await HubViewer.connect(at(1), ['sport/football', key]);
    expect(away).toHaveBeenCalled();
    away.mockRestore();
    await runDurableObjectAlarm(hubRoom(env, 1));
    await viewer.until((rooms) => rooms.state(key) !== undefined);
    viewer.socket.close();
  });

  it('asks sixteen rooms at most by one alarm, and matches of other days once an hour', async () => {
    const ids = Array.from({ length: 40 }, newMatchId);
    const tomorrow = Date.now() + 24 * 3_600_000;
    await Promise.all(
      ids.map((id) => {
        const { fixture } = kickOff(id);
        const update = { matchId: id, sequence: 1, occurredAt: Date.now() };
        return matchRoom(env, id).ingest([
          { ...update, fixture: fixture && { ...fixture, startTime: tomorrow } },
        ]);
      }),
    );
    const viewers: HubViewer[] = [];
    for (let from = 0; from < ids.length; from += 8) {
      const keys = ids.slice(from, from + 8).map((id) => `match/${id}`);
      viewers.push(await HubViewer.connect(at(2), keys));
    }
    const asked = vi.spyOn(MatchRoomServer.prototype, 'subscribe');
    onTestFinished(() => asked.mockRestore());
    /** Runs the hub's alarm as if it were so much later; returns how many rooms it asks. */
    const askedIn = async (minutes: number) => {
      asked.mockClear();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      await runDurableObjectAlarm(hubRoom(env, 2));
      vi.useRealTimers();
      return asked.mock.calls.length;
    };
    expect(await askedIn(2)).toBe(0);
    expect([await askedIn(31), await askedIn(31), await askedIn(31)]).toEqual([16, 16, 8]);
    // A hub that has woken has no views.
    await evictDurableObject(hubRoom(env, 2));
    expect([await askedIn(0), await askedIn(0), await askedIn(0), await askedIn(0)]).toEqual([
      16, 16, 8, 0,
    ]);
    for (const { socket } of viewers) socket.close();
    await socketsLeft(2, 0);
  });

  it('closes the connection of a client that sends a message with 4400', async () => {
    const viewer = await HubViewer.connect(open, LISTS);
    viewer.socket.send('garbage');
    expect(await viewer.socket.closed()).toBe(4400);
  });

  it('ignores a position that a header cannot contain', async () => {
    const socket = await open({ rooms: 'sport/football@aaaaaaaaaaaaaaaa@\u0000\u{1f600}\n' });
    const frame = v.parse(hubFrameSchema, JSON.parse(await socket.next()));
    expect(frame).toMatchObject({ frames: [{ frame: { type: 'snapshot' } }] });
  });

  it('refuses another protocol with an error frame', async () => {
    const socket = await open({ rooms: 'sport/football', protocol: '1' });
    const frame = v.parse(hubFrameSchema, JSON.parse(await socket.next()));
    expect(frame).toMatchObject({ type: 'error', code: 'unsupported-protocol' });
    expect(await socket.closed()).toBe(4406);
  });

  it.each([
    ['nothing', '', 400],
    ['a sport that there is not', 'sport/curling', 400],
    ['a relay', 'match/m1~1', 400],
    ['a room twice', 'sport/football,sport/football', 400],
    ['nine matches', Array.from({ length: 9 }, (_, n) => `match/m${n}`).join(), 400],
    ['a match that there is not', 'sport/football,match/unknown-1', 404],
  ])('refuses %s', async (_what, rooms, status) => {
    await expect(open({ rooms })).rejects.toThrow(`Refused: ${status}`);
  });

  it('cannot be read by GET or addressed by its number', async () => {
    expect((await harness.get(HUB_PATH)).status).toBe(426);
    expect((await harness.get(`${HUB_PATH}/1`)).status).toBe(404);
    const answer = await exports.default.fetch(`http://rooms.test${HUB_PATH}/1`, {
      headers: { upgrade: 'websocket' },
    });
    expect(answer.status).toBe(404);
    await answer.text();
  });
});
