// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RowGroups } from './row-groups.tsx';
import { nextFrame } from './testing/next-frame.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

function list(numbers: readonly number[]) {
  return (
    <RowGroups items={numbers} keyOf={String} height={44}>
      {(number) => <span>{number}</span>}
    </RowGroups>
  );
}

/** From one number down to another: the newest first. */
function down(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

function mount() {
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  return {
    show: (numbers: readonly number[]) => act(() => root?.render(list(numbers))),
    rows: () => [...box.querySelectorAll('[role=listitem]')],
  };
}

const texts = (rows: readonly Element[]) => rows.map(({ textContent }) => Number(textContent));

test('a long list fills the screen and goes on group by group, in order', async () => {
  const { show, rows } = mount();
  show(down(100, 1));
  const seen = [rows().length];
  for (let frame = 0; frame < 20; frame++) {
    await nextFrame();
    seen.push(rows().length);
  }
  expect(seen.slice(0, 4)).toEqual([20, 25, 30, 35]);
  expect(seen.slice(-2)).toEqual([100, 100]);
  expect(texts(rows())).toEqual(down(100, 1));
});

test('rows that join at the top or at the end make none of the others anew', async () => {
  const { show, rows } = mount();
  show(down(60, 31));
  for (let frame = 0; frame < 5; frame++) await nextFrame();
  const before = new Set(rows());
  for (let newest = 61; newest < 75; newest++) {
    show(down(newest, 31));
    expect(texts(rows()), 'at once').toEqual(down(newest, 31));
    await nextFrame();
  }
  show(down(74, 4));
  for (let frame = 0; frame < 20; frame++) await nextFrame();
  expect(texts(rows())).toEqual(down(74, 4));
  expect(rows().filter((row) => before.has(row))).toHaveLength(30);
});

test('an empty list takes its first rows', () => {
  const { show, rows } = mount();
  show([]);
  expect(rows()).toEqual([]);
  show(down(3, 1));
  expect(texts(rows())).toEqual([3, 2, 1]);
});

test('what the server makes is whole', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(list(down(100, 1)));
  expect(texts([...box.querySelectorAll('[role=listitem]')])).toEqual(down(100, 1));
});
