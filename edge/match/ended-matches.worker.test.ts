import * as v from 'valibot';
import { beforeAll, expect, it, vi } from 'vitest';
import { MatchRoomServer } from '../../realtime/hosts/durable-object.ts';
import { ROOMS_HEADER } from '../../realtime/hosts/json-answers.ts';
import { hubRoom, matchRoom } from '../../realtime/hosts/room-stub.ts';
import { matchSnapshotSchema } from '../../realtime/protocol/frame.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { deliver } from '../testing/deliver.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';

const HOUR = 3_600_000;

/** Plays a match that began so many hours ago, to its end unless it is live. */
async function play(hoursAgo: number, isOver = true): Promise<string> {
  const matchId = newMatchId();
  const startTime = Date.now() - hoursAgo * HOUR;
  const incident = {
    id: 'g1',
    type: 'goal',
    team: 'home',
    minute: 12,
    player: 'Ana Reis',
  } as const;
  const updates = [
    { fixture: fixture({ startTime }) },
    { status: 'Live' as const, matchStatus: 'H1' as const },
    { score: { home: 1, away: 0 }, incidents: [incident] },
    ...(isOver ? [{ status: 'Finished' as const, matchStatus: 'Ended' as const }] : []),
  ].map((update, at) => ({ matchId, sequence: at + 1, occurredAt: startTime + at, ...update }));
  await matchRoom(env, matchId).ingest(updates);
  await deliver([{ unsaved: matchId }]);
  return matchId;
}

let over: string;
let justOver: string;
let live: string;
/** A result of the catalogue, of which no room knows. */
const imported = newMatchId();

beforeAll(async () => {
  [over, justOver, live] = [await play(13), await play(11), await play(13, false)];
  const result = {
    status: 'Finished',
    matchStatus: 'Ended',
    score: { home: 2, away: 0 },
    periods: [],
    gameScore: [],
  } as const;
  const matches = [
    { matchId: imported, fixture: fixture({ startTime: Date.now() - 48 * HOUR }), result },
  ];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches }));
});

/** Calls a function, and returns the names of the match rooms that others have asked meanwhile. */
async function wokenBy(act: () => Promise<unknown>): Promise<string[]> {
  const woken: string[] = [];
  const { snapshot, subscribe } = MatchRoomServer.prototype;
  const spies = [
    vi.spyOn(MatchRoomServer.prototype, 'snapshot').mockImplementation(function (
      this: MatchRoomServer,
    ) {
      woken.push(this.name);
      return snapshot.call(this);
    }),
    vi.spyOn(MatchRoomServer.prototype, 'subscribe').mockImplementation(function (
      this: MatchRoomServer,
      ...given
    ) {
      woken.push(this.name);
      return subscribe.apply(this, given);
    }),
  ];
  try {
    await act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return woken;
}

it('the snapshot of a match that is over comes from the database', async () => {
  const woken = await wokenBy(async () => {
    const { status, body } = await call(`/parties/match/${over}`);
    expect(status).toBe(200);
    const { epoch, state } = v.parse(matchSnapshotSchema, body);
    expect(epoch).toMatch(/^stored-/);
    expect(state).toMatchObject({
      matchId: over,
      status: 'Finished',
      score: { home: 1, away: 0 },
      home: { name: 'Harbour Town' },
      incidents: [{ id: 'g1', player: 'Ana Reis' }],
    });
    expect(await call(`/parties/match/${over}`)).toMatchObject({ body });
    expect((await call(`/parties/match/${imported}`)).status).toBe(404);
  });
  expect(woken).toEqual([]);
});

it('that of a match in play, or just over, comes from its room', async () => {
  for (const matchId of [live, justOver]) {
    const woken = await wokenBy(async () => {
      const { body } = await call(`/parties/match/${matchId}`);
      expect(v.parse(matchSnapshotSchema, body).epoch).not.toMatch(/^stored-/);
    });
    expect(woken).toEqual([matchId]);
  }
});

/** Connects to a hub, and returns the socket and its first frames by room. */
async function connect(...rooms: string[]) {
  const headers = { upgrade: 'websocket', [ROOMS_HEADER]: rooms.join() };
  const answer = await hubRoom(env, 1).fetch('http://rooms.test/parties/hub', { headers });
  const socket = answer.webSocket;
  if (!socket) throw new Error(`The hub answered ${answer.status}`);
  const message = Promise.withResolvers<unknown>();
  socket.addEventListener('message', ({ data }) => message.resolve(data));
  socket.accept();
  const { frames } = v.parse(
    v.object({ frames: v.array(v.object({ room: v.string(), frame: v.unknown() })) }),
    JSON.parse(String(await message.promise)),
  );
  return { socket, frames: new Map(frames.map(({ room, frame }) => [room, frame])) };
}

it('a hub shows a match that is over from the database, beside one whose room it follows', async () => {
  let position = '';
  const woken = await wokenBy(async () => {
    const { socket, frames } = await connect(`match/${over}`, `match/${imported}`, `match/${live}`);
    expect([...frames.keys()].toSorted()).toEqual([`match/${over}`, `match/${live}`].toSorted());
    const { epoch, version, state } = v.parse(matchSnapshotSchema, frames.get(`match/${over}`));
    expect(state.incidents).toHaveLength(1);
    position = `@${epoch}@${version}`;
    socket.close();
  });
  expect(woken).toEqual([live]);
  // Who has it gets no frame of it again.
  const { socket, frames } = await connect(`match/${over}${position}`, `match/${live}`);
  expect([...frames.keys()]).toEqual([`match/${live}`]);
  socket.close();
});
