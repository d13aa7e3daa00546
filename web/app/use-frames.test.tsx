// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFrames } from './use-frames.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

function Frames() {
  return <p>{useFrames(2)}</p>;
}

async function nextFrame(): Promise<void> {
  await act(() => vi.advanceTimersToNextFrame());
  await act(() => vi.advanceTimersByTimeAsync(1));
}

test('what the browser makes has been painted in no frame yet, then in one after the other', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const seen: string[] = [];
  act(() => root?.render(<Frames />));
  for (let frame = 0; frame < 4; frame++) {
    seen.push(container.textContent);
    await nextFrame();
  }
  expect(seen).toEqual(['0', '1', '2', '2']);
});

test('what the server made is whole from the first', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Frames />);
  expect(container.textContent).toBe('2');
  act(() => {
    root = hydrateRoot(container, <Frames />);
  });
  expect(container.textContent).toBe('2');
});
