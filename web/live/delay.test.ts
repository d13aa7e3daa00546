import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELAY_COOKIE } from '../../edge/contracts/cookies.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { playOf } from '../domain/match.ts';
import { createAnnouncements } from './announcements.ts';
import { createDelay } from './delay.ts';
import { showLineFirst } from './show-line-first.ts';
import { aLive } from './testing/a-live.ts';
import { aDelta, aLine, aSnapshot, aState, START } from './testing/lines.ts';
import { createTicker } from './ticker.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** A page with a delay of 40 s; its rooms' first states come at once. */
function latePage() {
  const said: string[] = [];
  const { add } = createAnnouncements(textOf('en'), (text) => said.push(text));
  const delay = createDelay(40_000);
  const log = (message: string) => expect.unreachable(message);
  const { live, sockets } = aLive({ onScoreChange: add, delay, log });
  const leave = live.joinSport('football', null);
  live.joinMatch('m1', null);
  // Without answers to its pings, a connection is replaced now and then.
  const open = (party: string) =>
    sockets.findLast(({ isClosed, urls }) => !isClosed && urls[0]?.pathname.includes(party));
  const [hub, room] = [() => open('hub'), () => open('match')];
  hub()?.receive(aSnapshot(1, [aLine('m1')]));
  room()?.receive({ type: 'snapshot', epoch: 'epoch-one', version: 1, state: aState('m1') });
  let version = 1;
  const goal = (home: number) => {
    version += 1;
    hub()?.receive(aDelta(version, { m1: { score: { home } } }));
    room()?.receive({ type: 'delta', version, at: START, patch: { score: { home } } });
  };
  const shown = () => {
    const { matches, records } = live.store.getState();
    const [line, record] = [matches.get('m1'), records.get('m1')];
    return [line, record?.match].map((match) => match && playOf(match)?.score.home);
  };
  return { live, delay, goal, shown, said, leave, hub };
}

it('lists, a match’s page and announcements get a goal 40 s after it came, not before', () => {
  const { goal, shown, said } = latePage();
  vi.advanceTimersByTime(39_999);
  expect(shown()).toEqual([undefined, undefined]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([0, 0]);
  goal(1);
  vi.advanceTimersByTime(39_999);
  expect([shown(), said]).toEqual([[0, 0], []]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([1, 1]);
  vi.advanceTimersByTime(250);
  expect(said).toEqual(['Goal: Home m1 1, Away m1 0.']);
});

it('a reconnect goes on from the newest state, and what it brings waits as well', () => {
  const { goal, shown, hub } = latePage();
  vi.advanceTimersByTime(40_000);
  goal(1);
  vi.advanceTimersByTime(10_000);
  hub()?.reconnect();
  expect(hub()?.urls.at(-1)?.searchParams.get('rooms')).toBe('sport/football@epoch-one@2');
  hub()?.receive(aSnapshot(7, [aLine('m1', { score: { home: 3, away: 0 } })], 'epoch-two'));
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual([1, 1]);
  vi.advanceTimersByTime(9_999);
  expect(shown()[0]).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()[0]).toBe(3);
});

it('a shorter delay shows at once what is then due, and a longer one takes nothing back', () => {
  const { goal, shown, delay } = latePage();
  vi.advanceTimersByTime(40_000);
  goal(1);
  vi.advanceTimersByTime(15_000);
  goal(2);
  vi.advanceTimersByTime(5_000);
  delay.setState(20_000);
  expect(shown()).toEqual([1, 1]);
  delay.setState(60_000);
  expect(shown()).toEqual([1, 1]);
  vi.advanceTimersByTime(54_999);
  expect(shown()).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([2, 2]);
  goal(3);
  delay.setState(0);
  expect(shown()).toEqual([3, 3]);
});

it('a device whose clock jumps ahead shows nothing early', () => {
  const { shown } = latePage();
  vi.setSystemTime(START + 3_600_000);
  vi.advanceTimersByTime(39_999);
  expect(shown()).toEqual([undefined, undefined]);
});

it('a room that the page has left shows nothing more', () => {
  const { goal, shown, leave } = latePage();
  vi.advanceTimersByTime(40_000);
  goal(1);
  leave();
  vi.advanceTimersByTime(60_000);
  expect(shown()[0]).toBeUndefined();
});

it('an invalid frame leads to a new snapshot, and what waits is still shown', () => {
  const log = vi.fn<(message: string) => void>();
  const { live, last } = aLive({ delay: createDelay(40_000), log });
  live.joinSport('football', null);
  last().receive(aSnapshot(1, [aLine('m1')]));
  last().receive(aDelta(2, { m1: { score: 'many' } }));
  expect(log).toHaveBeenCalled();
  const resumed = () => last().urls.at(-1)?.searchParams.get('rooms');
  expect(resumed()).toBe('sport/football');
  last().receive(aSnapshot(4, [aLine('m1')]));
  last().receive(aDelta(5, { m1: { score: { home: 1 } } }));
  expect(log).toHaveBeenCalledTimes(1);
  last().reconnect();
  expect(resumed()).toBe('sport/football@epoch-one@5');
  vi.advanceTimersByTime(40_000);
  expect(live.store.getState().matches.has('m1')).toBe(true);
});

it('an invalid frame that comes when nothing waits leads to a new snapshot', () => {
  const { live, last } = aLive({ delay: createDelay(40_000) });
  live.joinSport('football', null);
  last().receive(aSnapshot(1, [aLine('m1')]));
  vi.advanceTimersByTime(40_000);
  last().receive(aDelta(2, { m1: { score: 'many' } }));
  last().receive(aSnapshot(1, [aLine('m1')]));
  vi.advanceTimersByTime(40_000);
  last().reconnect();
  expect(last().urls.at(-1)?.searchParams.get('rooms')).toBe('sport/football@epoch-one@1');
});

it.each([
  [10_000, 30_000],
  [60_000, 60_000],
])(
  'a page from the history with a delay of %i ms gets the device’s if that is longer',
  (ms, is) => {
    vi.stubGlobal('document', { cookie: `${DELAY_COOKIE}=30` });
    const { live } = aLive({ delay: createDelay(ms) });
    live.joinSport('football', null);
    vi.unstubAllGlobals();
    expect(live.delay.getState()).toBe(is);
  },
);

it('clocks run behind, wait for a longer delay, and stop where the news do', () => {
  const delay = createDelay(40_000);
  const ticker = createTicker(START, 0, delay.getState);
  ticker.subscribe(() => {});
  vi.advanceTimersByTime(10_000);
  expect(ticker.now()).toBe(START - 30_000);
  delay.setState(60_000);
  vi.advanceTimersByTime(20_000);
  expect(ticker.now()).toBe(START - 30_000);
  delay.setState(0);
  vi.advanceTimersByTime(1_000);
  expect(ticker.now()).toBe(START + 31_000);
  delay.setState(40_000);
  ticker.hold(START + 40_000);
  vi.advanceTimersByTime(48_000);
  expect(ticker.now()).toBe(START + 39_000);
  vi.advanceTimersByTime(60_000);
  expect(ticker.now()).toBe(START + 40_000);
});

it('a match’s page shows what lists already show until its own room’s state is due', () => {
  const { live, hub } = latePage();
  const stop = showLineFirst(live.store, 'm2');
  hub()?.receive(aSnapshot(2, [aLine('m1'), aLine('m2')]));
  const record = () => live.store.getState().records.get('m2');
  vi.advanceTimersByTime(39_999);
  expect(record()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(record()?.match.id).toBe('m2');
  stop();
  expect(record()).toBeUndefined();

  const [first, later] = [showLineFirst(live.store, 'm2'), showLineFirst(live.store, 'm3')];
  expect(record()?.match.id).toBe('m2');
  const whole = { match: matchOfLine(aLine('m2')), incidents: [], stats: {} };
  live.store.setState(({ records }) => ({ records: new Map(records).set('m2', whole) }));
  hub()?.receive(aDelta(3, { m2: { score: { home: 1 } } }));
  vi.advanceTimersByTime(40_000);
  for (const end of [first, later]) end();
  expect(record()).toBe(whole);
  hub()?.receive(aDelta(4, { m3: aLine('m3') }));
  vi.advanceTimersByTime(40_000);
  expect(live.store.getState().records.has('m3')).toBe(false);

  const own = live.store.getState().records.get('m1');
  showLineFirst(live.store, 'm1')();
  expect(live.store.getState().records.get('m1')).toBe(own);
});
