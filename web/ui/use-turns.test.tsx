// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextFrame } from './testing/next-frame.ts';
import { useGrowth, useTurns } from './use-turns.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

function Turns({ all, share }: { all: number; share?: number }) {
  return <p>{useTurns(all, share)}</p>;
}

function Grown({ count }: { count: number }) {
  return <p>{useGrowth(count, 10)}</p>;
}

function emptyBox(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

test('what the browser makes has had no turn yet, then one after each frame', async () => {
  const box = emptyBox();
  root = createRoot(box);
  const seen: string[] = [];
  act(() => root?.render(<Turns all={2} />));
  for (let frame = 0; frame < 4; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['0', '1', '2', '2']);
});

test('one alone has its turn after a frame, in the order in which they wait', async () => {
  const box = emptyBox();
  root = createRoot(box);
  const seen: string[] = [];
  act(() =>
    root?.render(
      <>
        <Turns all={2} />
        <Turns all={1} />
      </>,
    ),
  );
  for (let frame = 0; frame < 4; frame++) {
    seen.push([...box.children].map(({ textContent }) => textContent).join(' '));
    await nextFrame();
  }
  expect(seen).toEqual(['0 0', '1 0', '1 1', '2 1']);
});

test('those who take little of a turn have it together', async () => {
  const box = emptyBox();
  root = createRoot(box);
  act(() => root?.render([1, 2, 3, 4, 5].map((key) => <Turns key={key} all={1} share={0.5} />)));
  const seen: string[] = [];
  for (let frame = 0; frame < 4; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['00000', '11000', '11110', '11111']);
});

test('who is gone waits no longer', async () => {
  const box = emptyBox();
  root = createRoot(box);
  act(() => root?.render([<Turns key="gone" all={1} />, <Turns key="stays" all={1} />]));
  act(() => root?.render([<Turns key="stays" all={1} />]));
  await nextFrame();
  expect(box.textContent).toBe('1');
});

test('what the server made is whole from the first', () => {
  const box = emptyBox();
  box.innerHTML = renderToString(<Turns all={2} />);
  expect(box.textContent).toBe('2');
  act(() => {
    root = hydrateRoot(box, <Turns all={2} />);
  });
  expect(box.textContent).toBe('2');
});

test('a list grows step by step to all of its rows, and on when there are many more', async () => {
  const box = emptyBox();
  root = createRoot(box);
  const seen: string[] = [];
  const show = (count: number) => act(() => root?.render(<Grown count={count} />));
  show(25);
  for (let frame = 0; frame < 4; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  show(55);
  seen.push(box.textContent);
  await nextFrame();
  seen.push(box.textContent);
  await nextFrame();
  seen.push(box.textContent);
  show(12);
  seen.push(box.textContent);
  expect(seen).toEqual(['10', '20', '25', '25', '40', '50', '55', '12']);
});

test('rows that join a whole list are there at once', async () => {
  const box = emptyBox();
  root = createRoot(box);
  for (let count = 30; count < 50; count++) {
    act(() => root?.render(<Grown count={count} />));
    if (count === 30) for (let frame = 0; frame < 4; frame++) await nextFrame();
    expect(box.textContent).toBe(String(count));
    await nextFrame();
  }
});

test('a list that became short grows step by step again', async () => {
  const box = emptyBox();
  root = createRoot(box);
  const show = (count: number) => act(() => root?.render(<Grown count={count} />));
  show(100);
  for (let frame = 0; frame < 12; frame++) await nextFrame();
  expect(box.textContent).toBe('100');
  show(12);
  expect(box.textContent).toBe('12');
  const seen: string[] = [];
  show(100);
  for (let frame = 0; frame < 3; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['30', '40', '50']);
});
