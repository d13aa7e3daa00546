// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';
import { useOwnLayout } from './use-own-layout.ts';
import { useGrowth } from './use-turns.ts';

const newBox = framedBoxes();

function Rows({ count }: { count: number }) {
  useOwnLayout(count);
  return <p>{count}</p>;
}

function Growing({ count }: { count: number }) {
  return <p>{useGrowth(count, 1, { isAtOnce: false })}</p>;
}

/** What stood in the box each time that the page was laid out. */
function watchLayouts(box: Element): string[] {
  const laidOut: string[] = [];
  vi.spyOn(document.body, 'offsetHeight', 'get').mockImplementation(() => {
    laidOut.push(box.textContent);
    return 0;
  });
  return laidOut;
}

const nextTask = () => act(() => vi.advanceTimersByTime(0));

test('what has changed is laid out in a task of its own', () => {
  const { box, show } = newBox();
  const laidOut = watchLayouts(box);
  show(<Rows count={1} />);
  show(<Rows count={2} />);
  expect(laidOut).toEqual([]);
  nextTask();
  expect(laidOut).toEqual(['2']);
});

test('what is as it was at first or before is left to the frame', () => {
  const { box, show } = newBox();
  const laidOut = watchLayouts(box);
  show(<Rows count={1} />);
  nextTask();
  show(<Rows count={1} />);
  nextTask();
  expect(laidOut).toEqual([]);
});

test('what a turn made is laid out before the next turn', async () => {
  const { box, show } = newBox();
  const laidOut = watchLayouts(box);
  show(<Growing count={3} />);
  await nextFrame();
  nextTask();
  expect(laidOut).toEqual(['2']);
  await nextFrame();
  nextTask();
  expect(laidOut).toEqual(['2', '3']);
});
