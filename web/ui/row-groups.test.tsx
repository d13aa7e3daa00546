// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { RowGroups } from './row-groups.tsx';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';
import { stubSight } from './testing/sight.ts';

const newBox = framedBoxes();
beforeEach(() => void stubSight());

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
    rows: () => [...box.querySelectorAll('[role=listitem]')],
  };
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

const texts = (rows: readonly Element[]) => rows.map(({ textContent }) => Number(textContent));

test('a list follows itself turn by turn, in order', async () => {
  const { show, rows } = mount();
  show(down(100, 1));
  const seen = [rows().length];
  for (let frame = 0; frame < 80; frame++) {
    await nextFrame();
    if (rows().length !== seen.at(-1)) seen.push(rows().length);
  }
  expect(texts(rows())).toEqual(down(100, 1));
  const steps = seen.slice(1).map((count, index) => count - (seen[index] ?? 0));
  expect(Math.max(...steps)).toBe(2);
});

test('of the first few alone, rows that join make only one anew', async () => {
  const { show, rows } = mount();
  show(down(60, 1), 12);
  await frames(12);
  expect(texts(rows())).toEqual(down(60, 49));
  for (let newest = 61; newest < 90; newest++) {
    const before = new Set(rows());
    show(down(newest, 1), 12);
    await frames(2);
    expect(texts(rows())).toEqual(down(newest, newest - 11));
    expect(rows().filter((row) => !before.has(row))).toHaveLength(1);
  }
});

test('when its rows are all others, so are its groups', async () => {
  const { show, rows } = mount();
  show(down(12, 1));
  await frames(12);
  show(down(40, 31));
  await frames(4);
  expect(texts(rows())).toEqual(down(40, 31));
});

test('rows that join at the top or at the end make none of the others anew', async () => {
  const { show, rows } = mount();
  show(down(60, 31));
  await frames(30);
  const before = new Set(rows());
  for (let newest = 61; newest < 75; newest++) {
    show(down(newest, 31));
    await frames(2);
    expect(texts(rows())).toEqual(down(newest, 31));
  }
  show(down(74, 4));
  await frames(30);
  expect(texts(rows())).toEqual(down(74, 4));
  expect(rows().filter((row) => before.has(row))).toHaveLength(30);
});

test('an empty list takes its first rows', async () => {
  const { show, rows } = mount();
  show([]);
  expect(rows()).toEqual([]);
  show(down(3, 1));
  await frames(4);
  expect(texts(rows())).toEqual([3, 2, 1]);
});

test('what the server makes is whole', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(list(down(200, 1)));
  expect(texts([...box.querySelectorAll('[role=listitem]')])).toEqual(down(200, 1));
});
