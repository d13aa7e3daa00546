// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aDelta, aLine, aSnapshot, START } from '../live/testing/lines.ts';
import { keepBadge } from './badge.ts';

const FOOTBALL = { fixtureSportId: 1 };
const MATCH = { ...aFavourite(40, 'm1'), ...FOOTBALL, fixtureStartTime: START };
const TEAM = { ...aFavourite(30, 'm2-h'), ...FOOTBALL };
const LEAGUE = { ...aFavourite(20, 'l1'), ...FOOTBALL };
const ENDED = { status: 'Finished', matchStatus: 'Ended' } as const;

beforeEach(() => void vi.useFakeTimers({ now: START }));

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
  saveFavourites({ items: [], owner: null });
});

/** Keeps the badge of a fan with these favourites; records what the icon shows. */
function open(...items: (typeof MATCH | typeof TEAM)[]) {
  saveFavourites({ items, owner: null });
  const shown: number[] = [];
  const { live, sockets, last } = aLive({ log: (message) => expect.unreachable(message) });
  const badge = {
    setAppBadge: async (count = 0) => void shown.push(count),
    clearAppBadge: async () => void shown.push(0),
  };
  stop = keepBadge({ live, badge, now: Date.now });
  return { shown, sockets, receive: (frame: unknown) => last().receive(frame) };
}

test('the badge counts live matches that a fan starred or whose team they starred, as they come and go', () => {
  const { shown, receive } = open(MATCH, TEAM);
  expect(shown).toEqual([0]);
  receive(aSnapshot(1, [aLine('m1'), aLine('m2', ENDED), aLine('m3')]));
  expect(shown).toEqual([0, 1]);
  receive(aDelta(2, { m2: { status: 'Live', matchStatus: 'H2' } }));
  expect(shown).toEqual([0, 1, 2]);
  receive(aDelta(3, { m1: { score: { home: 1, away: 0 } } }));
  expect(shown).toEqual([0, 1, 2]);
  receive(aDelta(4, { m1: ENDED, m2: ENDED }));
  expect(shown).toEqual([0, 1, 2, 0]);
});

test('the badge goes with the favourites, as at a sign-out, and the rooms are left', () => {
  const { shown, sockets, receive } = open(MATCH);
  receive(aSnapshot(1, [aLine('m1')]));
  saveFavourites({ items: [], owner: null });
  expect(shown).toEqual([0, 1, 0]);
  vi.runAllTimers();
  expect(sockets.every(({ isClosed }) => isClosed)).toBe(true);
});

test('the badge is cleared when the page closes', () => {
  const { shown, receive } = open(MATCH);
  receive(aSnapshot(1, [aLine('m1')]));
  stop();
  expect(shown).toEqual([0, 1, 0]);
});

test.each([
  ['a league', LEAGUE],
  ['a match long over', { ...MATCH, fixtureStartTime: START - 172_800_000 }],
])('%s alone opens no connection', (_what, item) => {
  expect(open(item).sockets).toEqual([]);
});

test('a system that refuses badges causes no error', async () => {
  saveFavourites({ items: [MATCH], owner: null });
  const refuse = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new DOMException('No', 'NotAllowedError')),
  );
  const badge = { setAppBadge: refuse, clearAppBadge: refuse };
  stop = keepBadge({ live: aLive().live, badge, now: Date.now });
  await Promise.resolve();
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('the badge counts the live match of a starred player’s team', () => {
  const { shown, receive } = open({ ...aFavourite(50, 'p'), ...FOOTBALL, teamIds: ['m2-h'] });
  receive(aSnapshot(1, [aLine('m1'), aLine('m2')]));
  expect(shown.at(-1)).toBe(1);
});
