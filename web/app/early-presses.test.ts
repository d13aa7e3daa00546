// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEEP_PRESSES, repeatEarlyPresses } from './early-presses.ts';

let presses: string[];
let end: AbortController;

/** Starts to handle presses, as a hydrated page does. */
const listen = () =>
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) presses.push(target.id);
    },
    { signal: end.signal },
  );

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  vi.useFakeTimers();
  presses = [];
  end = new AbortController();
  document.body.innerHTML = `
    <button type="button" id="star"><b>Star</b></button>
    <button type="button" id="menu" popovertarget="ways">Ways</button>
    <button id="send">Send</button>`;
  // oxlint-disable-next-line no-eval -- the page's own script
  window.eval(KEEP_PRESSES);
});

afterEach(() => {
  end.abort();
  repeatEarlyPresses();
  vi.useRealTimers();
});

test('a button that is pressed before the page listens is pressed once it does', () => {
  press('#star b');
  press('#star');
  listen();
  expect(presses).toEqual([]);
  repeatEarlyPresses();
  expect(presses).toEqual(['star']);
  press('#star');
  expect(presses).toEqual(['star', 'star']);
});

test('buttons that work without scripts get their presses at once', () => {
  listen();
  press('#menu');
  press('#send');
  repeatEarlyPresses();
  expect(presses).toEqual(['menu', 'send']);
});

test('a press is repeated until the code of its part handles it', () => {
  press('#star');
  listen();
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, true);
  repeatEarlyPresses();
  vi.advanceTimersByTime(2_000);
  expect(presses).toEqual([]);
  window.removeEventListener('click', stop, true);
  vi.advanceTimersByTime(200);
  expect(presses).toEqual(['star']);
  vi.advanceTimersByTime(20_000);
  expect(presses).toEqual(['star']);
});

test('a press on a button that has gone is forgotten', () => {
  press('#star');
  document.body.innerHTML = '';
  listen();
  repeatEarlyPresses();
  vi.advanceTimersByTime(20_000);
  expect(presses).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
