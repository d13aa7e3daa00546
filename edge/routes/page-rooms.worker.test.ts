import { expect, it } from 'vitest';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { signed } from '../testing/signed.ts';
import { createPageRooms } from './page-rooms.ts';

/** Football comes first. */
const KEYS = ALL_SPORTS.map(({ key }) => key);

/** Returns the rooms for a page, and the names of the objects that they call. */
function recorded(hubs = env.Hub) {
  const called: string[] = [];
  const noting = <Stub>(kind: string, stubOf: (name: string) => Stub) => ({
    getByName: (name: string) => {
      called.push(kind);
      return stubOf(name);
    },
  });
  const rooms = createPageRooms(
    {
      ...env,
      Hub: overridden(
        env.Hub,
        noting('hub', (name) => hubs.getByName(name)),
      ),
      Match: overridden(
        env.Match,
        noting('match', (name) => env.Match.getByName(name)),
      ),
      Sport: overridden(
        env.Sport,
        noting('sport', (name) => env.Sport.getByName(name)),
      ),
    },
    0,
  );
  return { called, rooms };
}

it('reads the lists of all sports in two calls, each once, as their rooms have them', async () => {
  const matchId = newMatchId();
  await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(matchId) }));
  await expect
    .poll(async () => (await sportRoom(env, 'football').snapshot()).lines[matchId]?.score.home)
    .toBe(1);
  const { called, rooms } = recorded();
  const lists = await Promise.all(KEYS.map((key) => rooms.sport(key)));
  const own = await Promise.all(KEYS.map(async (key) => sportRoom(env, key).snapshot()));
  expect(lists.map(({ epoch }) => epoch)).toEqual(own.map(({ epoch }) => epoch));
  expect(lists[0]?.lines[matchId]?.score.home).toBe(1);
  expect(await rooms.snapshotOf({ party: 'sport', sportKey: 'football' })).toBe(lists[0]);
  expect(called).toEqual(['hub', 'hub']);
});

it('asks a room itself for one list, and for a match', async () => {
  const matchId = newMatchId();
  await call(signed('/ingest/v1/updates', { source: 'test', updates: openingUpdates(matchId) }));
  const { called, rooms } = recorded();
  const [list, match] = await Promise.all([rooms.sport('football'), rooms.match(matchId)]);
  expect(list.type).toBe('snapshot');
  expect(match?.state.score).toEqual({ home: 1, away: 0 });
  expect(await rooms.snapshotOf({ party: 'match', matchId })).toBe(match);
  expect(called.toSorted()).toEqual(['match', 'sport']);
});

it('asks each room itself when a hub does not answer', async () => {
  const away = () => {
    throw new Error('away');
  };
  const { called, rooms } = recorded(overridden(env.Hub, { getByName: away }));
  const lists = await Promise.all(KEYS.map((key) => rooms.sport(key)));
  expect(lists.map(({ type }) => type)).toEqual(KEYS.map(() => 'snapshot'));
  expect(called.filter((kind) => kind === 'sport')).toHaveLength(KEYS.length);
});
