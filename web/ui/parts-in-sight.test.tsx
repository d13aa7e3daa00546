// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { PartsInSight, type PartsInSightProps } from './parts-in-sight.tsx';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';
import { stubSight, type Sight } from './testing/sight.ts';
import type { PlacedPart } from './use-made-parts.ts';

const newBox = framedBoxes();
let sight: Sight;
beforeEach(() => {
  sight = stubSight({ height: 120 });
});

function part(key: string, height = '100px'): PlacedPart {
  return { key, height, id: `part-${key}` };
}

function numbered(count: number): PlacedPart[] {
  return Array.from({ length: count }, (_, index) => part(String(index)));
}

function list(
  parts: readonly PlacedPart[],
  options: Partial<Omit<PartsInSightProps<PlacedPart>, 'parts' | 'children'>> = {},
) {
  return (
    <PartsInSight parts={parts} isWhole={false} onServer={2} {...options}>
      {({ key }) => <button type="button">{key}</button>}
    </PartsInSight>
  );
}

const made = (box: Element) =>
  [...box.querySelectorAll('button')].map(({ textContent }) => textContent);
const between = (from: number, to: number) => (place: Element) =>
  Number(place.id.slice(5)) >= from && Number(place.id.slice(5)) < to;

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

test('the page is painted first, with room for all parts', () => {
  const { box, show } = newBox();
  show(list(numbered(30)));
  expect(box.querySelectorAll('div')).toHaveLength(1);
  expect(box.querySelector('div')?.style.height).toBe('calc(30 * 100px)');
});

test('then the parts in sight are made, one after each frame', async () => {
  const { box, show } = newBox();
  sight.look(between(10, 13));
  show(list(numbered(30)));
  await nextFrame();
  const seen = [made(box)];
  for (let frame = 0; frame < 4; frame++) {
    await nextFrame();
    seen.push(made(box));
  }
  expect(seen).toEqual([[], ['10'], ['10', '11'], ['10', '11', '12'], ['10', '11', '12']]);
  expect(box.querySelectorAll('[id]')).toHaveLength(30);
});

test('who scrolls finds what is in sight made, and what is not given up', async () => {
  const { box, show } = newBox();
  sight.look(between(0, 3));
  show(list(numbered(30)));
  await frames(6);
  sight.look(between(2, 5));
  await frames(6);
  expect(made(box)).toEqual(['2', '3', '4']);
});

test('what is flung past is not made', async () => {
  const { box, show } = newBox();
  sight.look(between(0, 3));
  show(list(numbered(30)));
  await frames(6);
  sight.look(between(10, 20));
  sight.look(between(20, 22));
  await nextFrame();
  expect(made(box)).toEqual(['20']);
});

test('a part that is left keeps the room it took', async () => {
  const { box, show } = newBox();
  sight.look(between(0, 1));
  show(list(numbered(3)));
  await frames(3);
  sight.look(between(1, 2));
  expect(box.querySelector<HTMLElement>('#part-0')?.style.height).toBe('120px');
  expect(box.querySelector<HTMLElement>('#part-2')?.style.height).toBe('100px');
});

test('a part that has changed since it was left has the room of what it is', async () => {
  const { box, show } = newBox();
  const others = numbered(3).slice(1);
  sight.look(between(0, 1));
  show(list([part('0'), ...others]));
  await frames(3);
  sight.look(between(1, 2));
  show(list([part('0', '200px'), ...others]));
  expect(box.querySelector<HTMLElement>('#part-0')?.style.height).toBe('200px');
});

test('a part that is left and near again in one breath stays made', async () => {
  const { box, show } = newBox();
  sight.look(between(0, 1));
  show(list(numbered(3)));
  await frames(3);
  sight.tell([
    ['part-0', false],
    ['part-0', true],
  ]);
  await frames(2);
  expect(made(box)).toEqual(['0']);
});

test('a part that goes and comes back waits for its turn', async () => {
  const { box, show } = newBox();
  const parts = numbered(3);
  show(list(parts, { isWhole: true }));
  await frames(6);
  show(list(parts.slice(1), { isWhole: true }));
  show(list(parts, { isWhole: true }));
  expect(made(box)).toEqual(['1', '2']);
  await act(async () => {});
  await frames(2);
  expect(made(box)).toEqual(['0', '1', '2']);
});

test('a part with the focus is not given up', async () => {
  const { box, show } = newBox();
  sight.look(between(0, 2));
  show(list(numbered(30)));
  await frames(4);
  box.querySelector<HTMLElement>('#part-1 button')?.focus();
  sight.look(between(9, 10));
  await frames(2);
  expect(made(box)).toEqual(['1', '9']);
});

test('a list that is whole makes what is in sight first, and then all of it', async () => {
  const { box, show } = newBox();
  sight.look(between(6, 8));
  show(list(numbered(8), { isWhole: true }));
  await frames(3);
  expect(made(box)).toEqual(['6', '7']);
  await frames(8);
  expect(made(box)).toEqual(numbered(8).map(({ key }) => key));
  sight.look(() => false);
  expect(made(box)).toHaveLength(8);
});

test('the server makes a screen of a long list, and it stays', async () => {
  const { box, hydrate } = newBox();
  const page = list(numbered(30));
  box.innerHTML = renderToString(page);
  expect(made(box)).toEqual(['0', '1']);
  sight.look(between(20, 21));
  hydrate(page);
  await frames(3);
  expect(made(box)).toEqual(['0', '1', '20']);
});

test('the server makes all of a list that is whole', () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(list(numbered(30), { isWhole: true }));
  expect(made(box)).toHaveLength(30);
});

test('parts that join are made, and none of the others anew', async () => {
  const { box, show } = newBox();
  const parts = numbered(4);
  show(list(parts));
  await frames(6);
  const before = [...box.querySelectorAll('button')];
  show(list([part('new'), ...parts]));
  await act(async () => {});
  await frames(2);
  expect(made(box)).toEqual(['new', '0', '1', '2', '3']);
  expect([...box.querySelectorAll('button')].slice(1)).toEqual(before);
});
