// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchLine } from '../../../realtime/protocol/match-state.ts';
import { matchOfLine } from '../../domain/match-of-line.ts';
import { LiveContext } from '../../live/live-context.ts';
import { startGuard, stopGuard } from '../../live/spoiler-guard.ts';
import { aLive } from '../../live/testing/a-live.ts';
import { aLine, START } from '../../live/testing/lines.ts';
import { createTicker } from '../../live/ticker.ts';
import { routed } from '../../ui/testing/routed.tsx';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { DelayFinder } from './delay-finder.tsx';

const SRC = '/tv/live.m3u8';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
  stopGuard(SRC);
  vi.useRealTimers();
});
const showBox = shownBoxes();

const BEFORE: Partial<MatchLine> = { status: 'NotStarted', matchStatus: 'Not start', periods: [] };

/** Shows the finder on a page that lists these matches. */
async function show(lines: readonly MatchLine[], held?: string) {
  const { live } = aLive();
  const matches = lines.map(matchOfLine);
  live.store.setState({ matches: new Map(matches.map((match) => [match.id, match])) });
  const tools = { live, ticker: createTicker(START, 0) };
  const match = matches.find(({ id }) => id === held);
  if (match)
    startGuard(tools, { match, src: SRC, delay: () => 20_000, isSeen: true, label: 'Hidden' });
  return showBox(
    routed(
      <LiveContext value={tools}>
        <DelayFinder />
      </LiveContext>,
    ),
  );
}

const offered = (box: Element) => [...box.querySelectorAll('option')].map(({ value }) => value);

test('offers matches that begin or go on soon, without their scores', async () => {
  const box = await show([
    aLine('in play'),
    aLine('half-time', { matchStatus: 'HT', score: { home: 7, away: 6 } }),
    aLine('soon', { ...BEFORE, startTime: START + 600_000 }),
  ]);
  expect(offered(box)).toEqual(['half-time', 'soon']);
  expect(box.textContent).not.toMatch(/[67]/);
});

test('a match that the spoiler guard holds is not offered', async () => {
  const lines = [aLine('held', { matchStatus: 'HT' }), aLine('free', { matchStatus: 'HT' })];
  expect(offered(await show(lines, 'held'))).toEqual(['free']);
});

test('a tap whose start is never reported says so in the end', async () => {
  const box = await show([aLine('m1', { ...BEFORE, startTime: START + 600_000 })]);
  await act(async () => box.querySelector('button')?.click());
  expect(box.querySelector('output')?.textContent).toMatch(/^Noted\./);
  await act(async () => vi.advanceTimersByTime(62_000));
  expect(box.querySelector('output')?.textContent).toMatch(/^No start has been reported/);
});

test('says that there is nothing to see', async () => {
  const box = await show([aLine('in play')]);
  expect(box.textContent).toMatch(/^No match is about to start/);
});
