// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
    expect.objectContaining({
      tag: 'm1',
      icon: expect.stringMatching(icon),
      // The next alert of a match replaces the one before it, and makes its sound.
      renotify: true,
    }),
  );
});

test('a press on an alert brings the page to the front, opens the match and ends the alert', () => {
  const course: string[] = [];
  const shown: EventTarget[] = [];
  class Shown extends EventTarget {
    static readonly permission = 'granted';
    close = () => void course.push('closed');
    constructor() {
      super();
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', Shown);
  vi.spyOn(window, 'focus').mockImplementation(() => void course.push('in front'));
  notify('GOAL', { tag: 'm1' }, () => course.push('opened'));
  shown[0]?.dispatchEvent(new Event('click'));
  expect(course.toSorted()).toEqual(['closed', 'in front', 'opened']);
});
