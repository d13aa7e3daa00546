// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { saveFavourites } from '../favourites/favourites-store.ts';
import { chooseAlerts, forgetAlertChoices } from '../favourites/alert-choices.ts';
import { ALERT_KINDS } from '../../edge/contracts/alert-kinds.ts';
import { aFavourite } from '../favourites/testing/favourites.ts';
import { createDelay } from '../live/delay.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aDelta, aLine, aSnapshot } from '../live/testing/lines.ts';
import { followSport } from './follow-matches.ts';
import { forgetReportedMatches, readReportedMatches } from './reported-matches.ts';
import { wantedKinds } from './wanted-kinds.ts';

const MINE = aFavourite(40, 'm');

beforeEach(() => {
  vi.useFakeTimers();
  saveFavourites({ items: [MINE], owner: null });
  chooseAlerts(MINE, ALERT_KINDS);
});

let leave = () => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
  saveFavourites({ items: [], owner: null });
  forgetAlertChoices();
  forgetReportedMatches();
});

/** Runs a leading tab; records its alerts. */
function speak(delay = 0) {
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  const { live, sockets, last } = aLive({ delay: createDelay(delay), log });
  const sport = followSport({
    sportKey: 'football',
    kindsOf: wantedKinds,
    reported: readReportedMatches(Date.now()),
    tell: (news) => said.push(...news.map(({ turn, match }) => `${match.id} ${turn.what}`)),
    live,
    log,
  });
  leave = sport.leave;
  last().events.onOpen();
  return { said, sport, live, socket: last, sockets };
}

const oneUp: Partial<MatchLine> = { score: { home: 1, away: 0 } };

test('a goal in a followed match raises an alert, one in another match does not', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m'), aLine('other')]));
  socket().receive(aDelta(2, { m: oneUp, other: oneUp }));
  expect(said).toEqual(['m scored']);
});

test('with a delay of 40 s, an alert comes 40 s after its goal', () => {
  const { said, socket } = speak(40_000);
  socket().receive(aSnapshot(1, [aLine('m')]));
  vi.advanceTimersByTime(10_000);
  socket().receive(aDelta(2, { m: oneUp }));
  vi.advanceTimersByTime(39_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['m scored']);
});

test('with the longest delay, a goal just before a reload raises its alert when it is due', () => {
  const before = speak(120_000);
  before.socket().receive(aSnapshot(1, [aLine('m')]));
  vi.advanceTimersByTime(120_000);
  before.sport.leave();
  vi.advanceTimersByTime(2_000);
  const { said, socket } = speak(120_000);
  socket().receive(aSnapshot(2, [aLine('m', oneUp)]));
  vi.advanceTimersByTime(119_999);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['m scored']);
});

test.each([
  ['its team', aFavourite(30, 'm-h')],
  ['its guests', aFavourite(30, 'm-a')],
  ['its league', aFavourite(20, 'l1')],
])('a fan follows a match by following %s', (_whose, favourite) => {
  saveFavourites({ items: [favourite], owner: null });
  chooseAlerts(favourite, ['score']);
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual(['m scored']);
});

test('removing a favourite ends its alerts', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  saveFavourites({ items: [], owner: null });
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual([]);
});

test('the first snapshot raises no alerts', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m', { score: { home: 3, away: 2 } })]));
  expect(said).toEqual([]);
});

test('turning alerts on for a match reports only later changes', () => {
  const { said, socket, sport } = speak();
  socket().receive(aSnapshot(1, [aLine('m'), aLine('n', oneUp)]));
  const other = aFavourite(40, 'n');
  saveFavourites({ items: [MINE, other], owner: null });
  chooseAlerts(other, ['score']);
  sport.review();
  socket().receive(aDelta(2, { n: { score: { home: 2, away: 0 } } }));
  expect(said).toEqual(['n scored']);
});

test('changes while alerts are off raise no alerts once they are on again', () => {
  const { said, socket, sport } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  chooseAlerts(MINE, []);
  sport.review();
  socket().receive(aDelta(2, { m: oneUp }));
  chooseAlerts(MINE, ['score']);
  sport.review();
  expect(said).toEqual([]);
});

test('a tab that takes over or reloads continues where the last one stopped', () => {
  const first = speak();
  first.socket().receive(aSnapshot(1, [aLine('m')]));
  first.socket().receive(aDelta(2, { m: oneUp }));
  leave();
  vi.advanceTimersByTime(3_000);

  const second = speak();
  // The goal was reported; the card came with no tab open.
  const line = aLine('m', { ...oneUp, redCards: { home: 0, away: 1 } });
  second.socket().receive(aSnapshot(3, [line]));
  expect(first.said).toEqual(['m scored']);
  expect(second.said).toEqual(['m red-card']);
});

test('changes while the browser was closed raise no alerts', () => {
  speak()
    .socket()
    .receive(aSnapshot(1, [aLine('m')]));
  leave();
  vi.advanceTimersByTime(600_000);
  const { said, socket } = speak();
  socket().receive(aSnapshot(9, [aLine('m', oneUp)]));
  expect(said).toEqual([]);
  socket().receive(aDelta(10, { m: { score: { home: 2, away: 0 } } }));
  expect(said).toEqual(['m scored']);
});

test('a device that slept raises no alerts for the goals that it missed', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  // Asleep, it runs no timer: the beat comes hours later.
  vi.setSystemTime(Date.now() + 7_200_000);
  vi.advanceTimersByTime(20_000);
  socket().events.onOpen();
  const over = { score: { home: 4, away: 3 }, status: 'Ended', matchStatus: 'Ended' } as const;
  socket().receive(aSnapshot(300, [aLine('m', over)]));
  expect(said).toEqual([]);
});

test('a short disconnection raises alerts for what it missed, a long one does not', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  socket().events.onClose(1006);
  vi.advanceTimersByTime(30_000);
  socket().reconnect();
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual(['m scored']);

  socket().events.onClose(1006);
  vi.advanceTimersByTime(300_000);
  socket().reconnect();
  socket().receive(aDelta(3, { m: { score: { home: 5, away: 0 } } }));
  expect(said).toEqual(['m scored']);
});

test('a goal raises an alert after an hour without updates on an open socket', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  for (let beats = 0; beats < 180; beats += 1) {
    vi.advanceTimersByTime(20_000);
    socket().events.onMessage('pong');
  }
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual(['m scored']);
});

test('a page that shows the sport shares one socket with alerts', () => {
  const { said, socket, sockets, live } = speak();
  live.joinSport('football', aSnapshot(1, [aLine('m')]));
  expect(sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  expect(socket().urls[0]?.searchParams.get('rooms')).toBe('sport/football');
  socket().receive(aSnapshot(1, [aLine('m')]));
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual(['m scored']);
  const shown = live.store.getState().matches.get('m');
  expect(shown?.kind === 'live' && shown.score).toEqual(oneUp.score);
});

test('a device that wakes up to an unchanged room raises an alert for the next goal', () => {
  const { said, socket } = speak();
  socket().receive(aSnapshot(1, [aLine('m')]));
  vi.setSystemTime(Date.now() + 7_200_000);
  vi.advanceTimersByTime(20_000);
  socket().events.onOpen();
  expect(socket().urls[0]?.searchParams.get('rooms')).toBe('sport/football');
  socket().receive(aSnapshot(1, [aLine('m')]));
  for (let beats = 0; beats < 30; beats += 1) {
    vi.advanceTimersByTime(20_000);
    socket().events.onMessage('pong');
  }
  socket().receive(aDelta(2, { m: oneUp }));
  expect(said).toEqual(['m scored']);
});
