// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { stayWhileOffline } from './stay-while-offline.ts';

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Clicks the link in this state; returns whether the router got the click. */
async function follow(
  markup: string,
  more: { isOnline?: boolean; isReachable?: boolean; isNewTab?: boolean } = {},
) {
  const { isOnline = false, isReachable = false, isNewTab = false } = more;
  const onStay = vi.fn<() => void>();
  const go = vi.fn<(href: string) => void>();
  end = stayWhileOffline({
    isOnline: () => isOnline,
    probe: () => (isReachable ? Promise.resolve() : Promise.reject(new Error('offline'))),
    onStay,
    go,
  });
  document.body.innerHTML = markup;
  let wasKept = false;
  // Before the link itself, which would change the address for the tests of other files.
  document.body.addEventListener(
    'click',
    (event) => {
      wasKept = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true, capture: true },
  );
  document
    .querySelector('b')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: isNewTab }),
    );
  await Promise.resolve();
  await Promise.resolve();
  return { wasKept, stays: onStay.mock.calls.length, goes: go.mock.calls.length };
}

test('a click on a link while offline stays on the page and notifies the visitor', async () => {
  expect(await follow('<a href="/live"><b>Live</b></a>')).toEqual({
    wasKept: true,
    stays: 1,
    goes: 0,
  });
});

test('a browser wrongly reported as offline navigates after a successful probe', async () => {
  expect(await follow('<a href="/live"><b>Live</b></a>', { isReachable: true })).toEqual({
    wasKept: true,
    stays: 0,
    goes: 1,
  });
});

test('a click that opens a new tab is left alone', async () => {
  const markup = '<a href="/live"><b>Live</b></a>';
  expect(await follow(markup, { isReachable: true, isNewTab: true })).toEqual({
    wasKept: false,
    stays: 0,
    goes: 0,
  });
});

test.each([
  ['any link while there is a network', '<a href="/live"><b>Live</b></a>', true],
  ['a place on this page', '<a href="#content"><b>Content</b></a>', false],
  ['a letter', '<a href="mailto:help@touchline.example"><b>Write</b></a>', false],
  ['another window', '<a href="/live" target="_blank"><b>Live</b></a>', false],
  ['what is no link', '<b>Share</b>', false],
])('%s is left alone', async (_, markup, isOnline) => {
  expect(await follow(markup, { isOnline })).toEqual({ wasKept: false, stays: 0, goes: 0 });
});
