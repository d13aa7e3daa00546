// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { runWhileOpen } from './run-while-open.ts';

/** Runs something that records its starts and stops. */
function open() {
  const done: string[] = [];
  const over = runWhileOpen(async () => () => {
    done.push('start');
    return () => void done.push('stop');
  });
  return { done, over };
}

const pass = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

test('it ends when the page is left, and begins again when the browser’s cache brings it back', async () => {
  const { done, over } = open();
  await Promise.resolve();
  expect(done).toEqual(['start']);
  pass('pagehide');
  expect(done).toEqual(['start', 'stop']);
  pass('pageshow');
  await Promise.resolve();
  expect(done).toEqual(['start', 'stop', 'start']);
  over();
  expect(done).toEqual(['start', 'stop', 'start', 'stop']);
  pass('pageshow');
  await Promise.resolve();
  expect(done).toHaveLength(4);
});

test('it does not begin on a page that is left before its code has loaded', async () => {
  const { done, over } = open();
  pass('pagehide');
  await Promise.resolve();
  expect(done).toEqual([]);
  over();
});
