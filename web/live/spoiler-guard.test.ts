import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchLine } from '../../realtime/protocol/match-state.ts';
import { matchOfLine } from '../domain/match-of-line.ts';
import { playOf } from '../domain/match.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { createAnnouncements } from './announcements.ts';
import { GRACE } from '../../clients/live/src/shared-rooms.ts';
import { startGuard, isHeldBack, stopGuard } from './spoiler-guard.ts';
import { aLive } from './testing/a-live.ts';
import { aDelta, aLine, aSnapshot, aState, START } from './testing/lines.ts';
import { createTicker } from './ticker.ts';

/** Ten minutes in. */
const CLOCK = { seconds: 600, running: true, at: START };
const SRC = '/tv/live.m3u8';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(START);
});
afterEach(() => {
  stopGuard(SRC);
  vi.useRealTimers();
});

function watching({
  isSeen = true,
  delay = 20_000,
  clock,
}: { isSeen?: boolean; delay?: number | null; clock?: MatchLine['clock'] } = {}) {
  const said: string[] = [];
  const announcements = createAnnouncements(textOf('en'), (text) => said.push(text));
  const { live, sockets } = aLive({ onScoreChange: announcements.add });
  const tools = { live, ticker: createTicker(START, 0) };
  const leave = live.joinSport('football', aSnapshot(1, [aLine('m1', { clock }), aLine('m2')]));
  const setting = { delay };
  const guard = () =>
    startGuard(tools, {
      match: matchOfLine(aLine('m1')),
      src: SRC,
      delay: () => setting.delay,
      isSeen,
      label: 'Score hidden',
    });
  guard();
  let version = 1;
  const goal = (id: string, home: number) => {
    version += 1;
    sockets[0]?.receive(aDelta(version, { [id]: { score: { home } } }));
  };
  const scoreOf = (id: string) => {
    const match = live.store.getState().matches.get(id);
    return match && (playOf(match)?.score.home ?? null);
  };
  return { live, tools, goal, scoreOf, setting, guard, leave, said, sockets };
}

it('a goal of the watched match waits for the video, one of another match does not', () => {
  const { goal, scoreOf } = watching();
  goal('m1', 1);
  goal('m2', 1);
  expect(scoreOf('m2')).toBe(1);
  vi.advanceTimersByTime(19_000);
  expect(scoreOf('m1')).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(scoreOf('m1')).toBe(1);
});

it('turning the guard off shows all updates at once', () => {
  const { goal, scoreOf } = watching();
  goal('m1', 1);
  goal('m1', 2);
  stopGuard(SRC);
  expect(scoreOf('m1')).toBe(2);
  expect(isHeldBack('m1')).toBe(false);
  goal('m1', 3);
  expect(scoreOf('m1')).toBe(3);
});

it('the score stands still while the video does', () => {
  const { goal, scoreOf, setting } = watching();
  setting.delay = null;
  goal('m1', 1);
  vi.advanceTimersByTime(600_000);
  expect(scoreOf('m1')).toBe(0);
  setting.delay = 20_000;
  vi.advanceTimersByTime(1_000);
  expect(scoreOf('m1')).toBe(1);
});

it('a page opened with the guard on shows no score until the video reaches it', () => {
  const { scoreOf } = watching({ isSeen: false });
  expect(scoreOf('m1')).toBeNull();
  vi.advanceTimersByTime(21_000);
  expect(scoreOf('m1')).toBe(0);
});

it('the match’s own page is delayed like its row', () => {
  const { live, sockets } = watching();
  live.joinMatch('m1', { epoch: 'e', version: 1, state: aState('m1') });
  sockets[1]?.receive({ type: 'delta', version: 2, at: START, patch: { score: { home: 1 } } });
  const score = () => {
    const record = live.store.getState().records.get('m1');
    return record && playOf(record.match)?.score.home;
  };
  expect(score()).toBe(0);
  vi.advanceTimersByTime(21_000);
  expect(score()).toBe(1);
});

it('a page that follows no room still shows the delayed match', () => {
  const { leave, scoreOf, goal } = watching();
  goal('m1', 1);
  leave();
  vi.advanceTimersByTime(GRACE + 100);
  expect(scoreOf('m2')).toBeUndefined();
  expect(scoreOf('m1')).toBe(0);
  stopGuard(SRC);
  expect(scoreOf('m1')).toBeUndefined();
});

it('the same match on the same stream keeps its delay from page to corner and back', () => {
  const { goal, scoreOf, guard } = watching();
  goal('m1', 1);
  vi.advanceTimersByTime(10_000);
  guard();
  expect(scoreOf('m1')).toBe(0);
  vi.advanceTimersByTime(11_000);
  expect(scoreOf('m1')).toBe(1);
});

it('a goal is announced when it is shown, not before', () => {
  const { goal, said } = watching();
  goal('m1', 1);
  vi.advanceTimersByTime(10_000);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(12_000);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Home m1');
});

/** Returns the shown clock of the match, s. */
function shownSeconds({ live, tools }: Pick<ReturnType<typeof watching>, 'live' | 'tools'>) {
  const match = live.store.getState().matches.get('m1');
  const clock = match?.kind === 'live' ? match.clock : null;
  return clock && Math.floor(clock.seconds + (tools.ticker.now() - clock.at) / 1_000);
}

it('the clock stands still until the video reaches what the fan has seen', () => {
  const { tools, live, setting } = watching({ delay: null, clock: CLOCK });
  expect(shownSeconds({ live, tools })).toBe(600);
  vi.advanceTimersByTime(90_000);
  expect(shownSeconds({ live, tools })).toBe(600);
  // The video starts behind what the fan has seen: the clock waits for it.
  setting.delay = 100_000;
  vi.advanceTimersByTime(5_000);
  expect(shownSeconds({ live, tools })).toBe(600);
  vi.advanceTimersByTime(20_000);
  expect(shownSeconds({ live, tools })).toBe(615);
  stopGuard(SRC);
  expect(shownSeconds({ live, tools })).toBe(715);
});

it('the clock stands still while the video does', () => {
  const { tools, live, setting } = watching({ clock: CLOCK });
  vi.advanceTimersByTime(60_000);
  expect(shownSeconds({ live, tools })).toBe(640);
  for (let second = 0; second < 30; second += 1) {
    setting.delay = (setting.delay ?? 0) + 1_000;
    vi.advanceTimersByTime(1_000);
    expect(shownSeconds({ live, tools })).toBe(640);
  }
});

it('a match with a hidden score says so, not that it has no updates', () => {
  const { live } = watching({ isSeen: false });
  expect(live.store.getState().matches.get('m1')?.supplied).toEqual([
    { statusType: 'EVENT_STATUS', displayStatus: 'Score hidden' },
  ]);
});
