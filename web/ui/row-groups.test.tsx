// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RowGroups } from './row-groups.tsx';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';

const newBox = framedBoxes();

function list(numbers: readonly number[], limit?: number) {
  return (
    <RowGroups
      label="Numbers"
      items={numbers}
      keyOf={String}
      height={44}
      {...(limit !== undefined && { limit })}
    >
      {(number) => <span>{number}</span>}
    </RowGroups>
  );
}

/** From one number down to another: the newest first. */
function down(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

function mount() {
  const { box, show } = newBox();
  return {
    show: (numbers: readonly number[], limit?: number) => show(list(numbers, limit)),
    /** What is kept for rows that wait, px. */
    room: () => box.querySelector<HTMLElement>('[role=list] + div')?.style.height,
    rows: () => [...box.querySelectorAll('[role=listitem]')],
  };
}

const texts = (rows: readonly Element[]) => rows.map(({ textContent }) => Number(textContent));

test('a long list fills the screen and goes on group by group, in order', async () => {
  const { show, rows, room } = mount();
  show(down(100, 1));
  expect(room()).toBe(`${80 * 44}px`);
  const seen = [rows().length];
  for (let frame = 0; frame < 20; frame++) {
    await nextFrame();
    seen.push(rows().length);
  }
  expect(seen.slice(0, 4)).toEqual([20, 25, 30, 35]);
  expect(seen.slice(-2)).toEqual([100, 100]);
  expect(texts(rows())).toEqual(down(100, 1));
  expect(room()).toBeUndefined();
});

test('of the first few alone, rows that join make only one anew', async () => {
  const { show, rows } = mount();
  show(down(60, 1), 12);
  expect(texts(rows())).toEqual(down(60, 49));
  for (let newest = 61; newest < 90; newest++) {
    const before = new Set(rows());
    show(down(newest, 1), 12);
    expect(texts(rows())).toEqual(down(newest, newest - 11));
    expect(rows().filter((row) => !before.has(row))).toHaveLength(1);
    await nextFrame();
  }
});

test('when its rows are all others, so are its groups', () => {
  const { show, rows } = mount();
  show(down(12, 1));
  show(down(40, 31));
  expect(texts(rows())).toEqual(down(40, 31));
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
