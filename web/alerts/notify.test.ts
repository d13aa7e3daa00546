// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test.each([
  ['the brand of its page', '<link rel="icon" href="/favicon-touchline-net.svg">', /-net\.svg$/],
  ['the product on a page without one', '', /^\/favicon\.svg$/],
])('an alert has the icon of %s', (_what, head, icon) => {
  const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
  class Shown extends EventTarget {
    static readonly permission = 'granted';
    constructor(title: string, options: NotificationOptions) {
      super();
      shown(title, options);
    }
  }
  vi.stubGlobal('Notification', Shown);
  document.head.innerHTML = head;
  expect(notify('GOAL', { tag: 'm1' }, () => {})).toBe(true);
  expect(shown).toHaveBeenCalledWith(
    'GOAL',
    expect.objectContaining({ tag: 'm1', icon: expect.stringMatching(icon) }),
  );
});
