// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AtRest } from './at-rest.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('presses that came before the page listened are repeated once it does', () => {
  const pressed = vi.fn<() => void>();
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  window.earlyPresses = new Set([button]);
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<AtRest />));
  vi.advanceTimersByTime(0);
  expect(pressed).toHaveBeenCalledTimes(1);
  act(() => root.unmount());
});
