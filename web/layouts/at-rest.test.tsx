// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { framedBoxes } from '../ui/testing/framed-box.ts';
import { AtRest } from './at-rest.tsx';

const newBox = framedBoxes();

test('presses that came before the page listened are repeated once it does', () => {
  const pressed = vi.fn<() => void>();
  const button = document.createElement('button');
  button.addEventListener('click', pressed);
  window.earlyPresses = new Set([button]);
  newBox().show(<AtRest />);
  vi.advanceTimersByTime(0);
  expect(pressed).toHaveBeenCalledTimes(1);
});
