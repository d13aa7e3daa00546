// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { matchOfLine } from '../domain/match-of-line.ts';
import { LiveContext } from '../live/live-context.ts';
import { aLive } from '../live/testing/a-live.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { createTicker } from '../live/ticker.ts';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { useLiveCount } from './use-live-count.ts';

const newBox = framedBoxes();
beforeEach(() => void vi.setSystemTime(START));

function Count({ at }: { at: string }) {
  return useLiveCount(at);
}

test('running matches are counted on a page of all sports, and the count stays on other pages', () => {
  const { box, show } = newBox();
  const { live } = aLive();
  const hold = (...lines: ReturnType<typeof aLine>[]) => {
    const matches = new Map(lines.map((line) => [line.matchId, matchOfLine(line)]));
    act(() => live.store.setState({ matches }));
    act(() => void vi.runOnlyPendingTimers());
  };
  const open = (at: string) =>
    show(
      <LiveContext value={{ live, ticker: createTicker(START, 0) }}>
        <Count at={at} />
      </LiveContext>,
    );

  open('/football/matches/all');
  hold(aLine('m1'));
  expect(box.textContent).toBe('0');
  open('/');
  const ended = { status: 'Finished', matchStatus: 'Ended' } as const;
  hold(aLine('m1'), aLine('m2'), aLine('m3', ended));
  expect(box.textContent).toBe('2');
  open('/football/match/a-vs-b/m1');
  hold(aLine('m1'));
  expect(box.textContent).toBe('2');
});
