/// <reference types="vite/client" />
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newMatchId, scored, updatesOf } from '../../realtime/hosts/conformance/match-updates.ts';
import { PartyKitRooms } from '../../realtime/testing/partykit-rooms.ts';
import { playOf, type Match } from '../domain/match.ts';
import { createLive } from './live-store.ts';
import { openSocket } from '../../clients/live/src/partysocket.ts';

const fetching = globalThis.fetch;
let rooms: PartyKitRooms;

beforeAll(async () => {
  rooms = await PartyKitRooms.start();
  // Relative addresses use the rooms' origin.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    fetching(new URL(path, rooms.origin), init),
  );
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await rooms.stop();
});

const homeOf = (match: Match | undefined) => match && playOf(match)?.score?.home;

it('a page on PartyKit, which has no hub, opens one socket per room', async () => {
  const [listed, shown] = [newMatchId(), newMatchId()];
  for (const matchId of [listed, shown]) await rooms.ingest(matchId, updatesOf(matchId, 1));
  const logged: string[] = [];
  const opened: string[] = [];
  const live = createLive({
    origin: rooms.origin.replace(/^http/, 'ws'),
    openSocket: (url, events) => {
      opened.push(new URL(url()).pathname);
      return openSocket(url, events);
    },
    onScoreChange: () => {},
    log: (message) => logged.push(message),
  });
  const leaves = [
    live.joinSport('football', null),
    live.joinSport('tennis', null),
    live.joinMatch(shown, null),
  ];
  const { getState } = live.store;
  await expect.poll(() => homeOf(getState().matches.get(listed))).toBe(1);
  for (const matchId of [listed, shown]) await rooms.ingest(matchId, [scored(matchId, 3, 2, 0)]);
  await expect.poll(() => homeOf(getState().matches.get(listed))).toBe(2);
  await expect.poll(() => homeOf(getState().records.get(shown)?.match)).toBe(2);
  expect(opened.toSorted()).toEqual([
    '/parties/hub',
    `/parties/match/${shown}`,
    '/parties/sport/football',
    '/parties/sport/tennis',
  ]);
  await expect.poll(() => getState().disconnected).toEqual([]);
  expect(logged).toEqual([]);
  for (const leave of leaves) leave();
});
