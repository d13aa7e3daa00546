// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';
import { useGrowth, useTurns } from './use-turns.ts';

const newBox = framedBoxes();

function Turns({ all, goesOn }: { all: number; goesOn?: boolean }) {
  return <p>{useTurns(all, goesOn)}</p>;
}

function Grown({ count }: { count: number }) {
  return <p>{useGrowth(count, 10)}</p>;
}

test('what the browser makes has had no turn yet, then one after each frame', async () => {
  const { box, show } = newBox();
  const seen: string[] = [];
  show(<Turns all={2} />);
  for (let frame = 0; frame < 4; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['0', '1', '2', '2']);
});

test('one alone has its turn after a frame, in the order in which they wait', async () => {
  const { box, show } = newBox();
  const seen: string[] = [];
  show(
    <>
      <Turns all={2} />
      <Turns all={1} />
    </>,
  );
  for (let frame = 0; frame < 4; frame++) {
    seen.push([...box.children].map(({ textContent }) => textContent).join(' '));
    await nextFrame();
  }
  expect(seen).toEqual(['0 0', '1 0', '1 1', '2 1']);
});

test('who goes on comes before who begins', async () => {
  const { box, show } = newBox();
  const seen: string[] = [];
  show(
    <>
      <Turns all={1} />
      <Turns all={2} goesOn />
    </>,
  );
  for (let frame = 0; frame < 4; frame++) {
    seen.push([...box.children].map(({ textContent }) => textContent).join(' '));
    await nextFrame();
  }
  expect(seen).toEqual(['0 0', '0 1', '0 2', '1 2']);
});

test('who is gone waits no longer', async () => {
  const { box, show } = newBox();
  show([<Turns key="gone" all={1} />, <Turns key="stays" all={1} />]);
  show([<Turns key="stays" all={1} />]);
  await nextFrame();
  expect(box.textContent).toBe('1');
});

test('what the server made is whole from the first', () => {
  const { box, hydrate } = newBox();
  box.innerHTML = renderToString(<Turns all={2} />);
  expect(box.textContent).toBe('2');
  hydrate(<Turns all={2} />);
  expect(box.textContent).toBe('2');
});

test('a list grows step by step to all of its rows, and on when there are many more', async () => {
  const { box, show } = newBox();
  const seen: string[] = [];
  const grow = (count: number) => show(<Grown count={count} />);
  grow(25);
  for (let frame = 0; frame < 4; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  grow(55);
  seen.push(box.textContent);
  await nextFrame();
  seen.push(box.textContent);
  await nextFrame();
  seen.push(box.textContent);
  grow(12);
  seen.push(box.textContent);
  expect(seen).toEqual(['10', '20', '25', '25', '35', '45', '55', '12']);
});

test('rows that join a whole list are there at once', async () => {
  const { box, show } = newBox();
  for (let count = 30; count < 50; count++) {
    show(<Grown count={count} />);
    if (count === 30) for (let frame = 0; frame < 4; frame++) await nextFrame();
    expect(box.textContent).toBe(String(count));
  }
});

test('a list that became short grows step by step again', async () => {
  const { box, show } = newBox();
  const grow = (count: number) => show(<Grown count={count} />);
  grow(100);
  for (let frame = 0; frame < 12; frame++) await nextFrame();
  expect(box.textContent).toBe('100');
  grow(12);
  expect(box.textContent).toBe('12');
  const seen: string[] = [];
  grow(100);
  for (let frame = 0; frame < 3; frame++) {
    seen.push(box.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['22', '32', '42']);
});
