import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { recordOfState } from '../domain/match-record.ts';
import { createDelay } from './delay.ts';
import { matchesToSee, measure, momentOf } from './find-delay.ts';
import { followStarts, startByClock, type SeenStart } from './period-starts.ts';
import { aLive } from './testing/a-live.ts';
import { aState, START } from './testing/lines.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const matchOf = (id: string, more: Partial<MatchState> = {}) =>
  recordOfState(aState(id, more)).match;

/** A basketball match. */
const BASKETBALL = { sportId: 2, score: { home: 20, away: 18 } } as const;

/** Follows a match's room. */
function followed(delay = 0) {
  const log = (message: string) => expect.unreachable(message);
  const { live, last } = aLive({ delay: createDelay(delay), log });
  const seen: SeenStart[] = [];
  const stop = followStarts(live, 'm1', (next) => seen.push(next));
  let version = 0;
  const report = (more: Partial<MatchState>) => {
    version += 1;
    last().receive({ type: 'snapshot', epoch: 'epoch-one', version, state: aState('m1', more) });
  };
  return { report, start: () => seen.at(-1)?.start ?? null, stop, last };
}

test.each([
  [38_400, { kind: 'found', seconds: 38 }],
  [0, { kind: 'found', seconds: 0 }],
  [-400, { kind: 'found', seconds: 0 }],
  [-12_000, { kind: 'early', seconds: 12 }],
  [120_000, { kind: 'found', seconds: 120 }],
  [121_000, { kind: 'late' }],
])('a tap %i ms after the start is %j', (after, measured) => {
  expect(measure(START + after, START)).toEqual(measured);
});

it('football’s clock says when each half began, however late the page opens', () => {
  const clock = (seconds: number) => ({ clock: { seconds, running: true, at: START } });
  expect(startByClock(matchOf('a', clock(70)))).toEqual({ period: 'H1', at: START - 70_000 });
  const second = matchOf('b', { matchStatus: 'H2', ...clock(45 * 60 + 20) });
  expect(startByClock(second)).toEqual({ period: 'H2', at: START - 20_000 });
});

it('a clock that stops with play does not say when its quarter began', () => {
  const clock = { seconds: 700, running: true, at: START, countdown: true };
  expect(startByClock(matchOf('a', { ...BASKETBALL, matchStatus: 'Q2', clock }))).toBeNull();
});

it('a quarter begins when its clock first runs, by the time of the event', () => {
  const { report, start } = followed();
  const clock = { seconds: 720, running: false, at: START, countdown: true };
  report({ ...BASKETBALL, matchStatus: 'Break' });
  report({ ...BASKETBALL, matchStatus: 'Q2', clock });
  expect(start()).toBeNull();
  const occurredAt = START + 9_000;
  report({
    ...BASKETBALL,
    matchStatus: 'Q2',
    clock: { ...clock, seconds: 716, running: true, at: occurredAt },
    occurredAt,
  });
  expect(start()).toEqual({ period: 'Q2', at: START + 5_000 });
});

it('a set begins with the report of it; neither a page that opens in it nor a correction starts one', () => {
  const { report, start } = followed();
  const set = (number: 1 | 2, occurredAt: number) =>
    report({ sportId: 5, matchStatus: `S${number}`, occurredAt });
  set(1, START);
  expect(start()).toBeNull();
  set(2, START + 60_000);
  expect(start()).toEqual({ period: 'S2', at: START + 60_000 });
  set(1, START + 70_000);
  set(2, START + 80_000);
  expect(start()).toEqual({ period: 'S2', at: START + 60_000 });
});

it('with a delay, a start is known no earlier than anything else', () => {
  const { report, start } = followed(40_000);
  report({ clock: { seconds: 3, running: true, at: START } });
  vi.advanceTimersByTime(39_999);
  expect(start()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(start()).toEqual({ period: 'H1', at: START - 3_000 });
});

it('a page that stops following leaves the room', () => {
  const { stop, last } = followed();
  stop();
  expect(last().isClosed).toBe(true);
});

test.each<[string, Partial<MatchState>, string | null]>([
  [
    'a match that begins within half an hour',
    { status: 'NotStarted', matchStatus: 'Not start', periods: [], startTime: START + 1_500_000 },
    'H1',
  ],
  [
    'a match that begins later',
    { status: 'NotStarted', matchStatus: 'Not start', periods: [], startTime: START + 2_000_000 },
    null,
  ],
  ['half-time', { matchStatus: 'HT' }, 'H2'],
  ['a half that began just now', { clock: { seconds: 119, running: true, at: START } }, 'H1'],
  ['a half that began long ago', { clock: { seconds: 121, running: true, at: START } }, null],
  ['a break of basketball', { ...BASKETBALL, matchStatus: 'Break' }, 'Q2'],
  ['an ended match', { status: 'Ended', matchStatus: 'Ended' }, null],
])('%s offers the start of %3$s', (_, more, period) => {
  const match = matchOf('m1', more);
  expect(momentOf(match, startByClock(match), START)?.period ?? null).toBe(period);
});

it('offers the page’s match first, then those that began earlier', () => {
  const at = (id: string, startTime: number) => matchOf(id, { matchStatus: 'HT', startTime });
  const matches = [at('late', START), at('own', START), at('early', START - 1), matchOf('in play')];
  expect(matchesToSee(matches, START, 'own').map(({ id }) => id)).toEqual(['own', 'early', 'late']);
});
