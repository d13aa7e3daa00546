// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { framedBoxes } from './testing/framed-box.ts';
import { nextFrame } from './testing/next-frame.ts';
import { useGrowth, useIsMadeHere, useTurn } from './use-turns.ts';

const newBox = framedBoxes();

function Turn({ isAwaited = true }: { isAwaited?: boolean }) {
  return <p>{useTurn(isAwaited) ? 'made' : 'waits'}</p>;
}

function Grown({ count, goesOn = false }: { count: number; goesOn?: boolean }) {
  const isMadeHere = useIsMadeHere();
  return <p>{useGrowth(count, 10, { isAtOnce: !isMadeHere, goesOn })}</p>;
}

const texts = (box: Element) => [...box.children].map(({ textContent }) => textContent).join(' ');

/** What stands in the box, and after each of the frames that follow. */
async function framesOf(box: Element, count: number): Promise<string[]> {
  const seen = [texts(box)];
  for (let frame = 0; frame < count; frame++) {
    await nextFrame();
    seen.push(texts(box));
  }
  return seen;
}

test('who waits has a turn after a frame, one alone and in the order in which they wait', async () => {
  const { box, show } = newBox();
  show([<Turn key="first" />, <Turn key="other" />]);
  expect(await framesOf(box, 3)).toEqual(['waits waits', 'made waits', 'made made', 'made made']);
});

test('who needs no turn waits for none', () => {
  const { box, show } = newBox();
  show(<Turn isAwaited={false} />);
  expect(texts(box)).toBe('made');
});

test('who goes on comes before who begins', async () => {
  const { box, show } = newBox();
  show([<Turn key="begins" />, <Grown key="goes on" count={30} goesOn />]);
  expect(await framesOf(box, 3)).toEqual(['waits 10', 'waits 20', 'waits 30', 'made 30']);
});

test('who is gone waits no longer', async () => {
  const { box, show } = newBox();
  show([<Turn key="gone" />, <Turn key="stays" />]);
  show([<Turn key="stays" />]);
  await nextFrame();
  expect(texts(box)).toBe('made');
});

test('what the server made is whole from the first', () => {
  const { box, hydrate } = newBox();
  box.innerHTML = renderToString(<Grown count={25} />);
  expect(texts(box)).toBe('25');
  hydrate(<Grown count={25} />);
  expect(texts(box)).toBe('25');
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

test('what wakes up is rendered once, and stays the server’s', () => {
  const renders: boolean[] = [];
  const Maker = ({ count }: { count: number }) => {
    renders.push(useIsMadeHere());
    return count;
  };
  const { box, hydrate, show } = newBox();
  box.innerHTML = renderToString(<Maker count={1} />);
  expect(renders.splice(0)).toEqual([false]);
  hydrate(<Maker count={1} />);
  expect(renders.splice(0)).toEqual([false]);
  show(<Maker count={2} />);
  expect(renders).toEqual([false]);
});

test('what a browser makes is the browser’s', () => {
  const renders: boolean[] = [];
  const Maker = () => {
    renders.push(useIsMadeHere());
    return null;
  };
  newBox().show(<Maker />);
  expect(renders).toEqual([true]);
});
