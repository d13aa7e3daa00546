// @vitest-environment happy-dom
import { act } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { alertMatchOf } from '../../edge/shared/alerts/alert-match.ts';
import { chooseNotifying } from '../favourites/alert-choices.ts';
import { aLine } from '../live/testing/lines.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { routed } from '../ui/testing/routed.tsx';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import type { News } from '../../edge/shared/alerts/match-news.ts';
import { savePushChoices } from './push/push-choices.ts';
import { showAlerts } from './show-alerts.tsx';

afterEach(() => {
  act(() => toast.dismiss());
  vi.restoreAllMocks();
  chooseNotifying(false);
  savePushChoices(null);
  Reflect.deleteProperty(globalThis, 'Notification');
});

function goalIn(matchId: string, home = 1): News {
  const match = alertMatchOf(aLine(matchId, { score: { home, away: 0 } }), 0);
  return { kind: 'score', turn: { what: 'scored', side: 'home' }, match };
}

const showBox = shownBoxes();
async function show(...frames: News[][]): Promise<void> {
  await showBox(routed(<ToastContainer limit={3} />));
  for (const news of frames) await act(async () => showAlerts(textOf('en'), news, () => {}));
}

const links = () =>
  [...document.querySelectorAll('a')].map((link) => `${link.textContent} ${link.pathname}`);

test('an alert links to its match and is announced politely', async () => {
  await show([goalIn('m')]);
  expect(links()).toEqual(['Goal for Home mHome m 1–0 Away m /football/match/home-m-vs-away-m/m']);
  expect(document.querySelector('a')?.closest('[role]')?.getAttribute('role')).toBe('status');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('an alert stays for eight seconds, and ends when it is followed', async () => {
  await show([goalIn('m')]);
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar');
  expect(bar?.style.animationDuration).toBe('8000ms');
  await act(async () => document.querySelector('a')?.click());
  await eventually(() => expect(toast.isActive('alert m')).toBe(false));
});

test('the next goal of a match replaces the alert before it', async () => {
  await show([goalIn('m')], [goalIn('m', 2)]);
  await eventually(() => {
    expect(links()).toEqual([
      'Goal for Home mHome m 2–0 Away m /football/match/home-m-vs-away-m/m',
    ]);
  });
});

test('many alerts at once become two and a summary', async () => {
  await show([goalIn('a'), goalIn('b'), goalIn('c'), goalIn('d'), goalIn('e')]);
  expect(links().map((link) => link.slice(0, 15))).toEqual([
    'Goal for Home a',
    'Goal for Home b',
    'News from 3 mor',
  ]);
  expect(links().at(-1)).toBe('News from 3 more of your matches /for-you');
});

const CHOICES = { quiet: null, hidesScores: false };
const SENT = { text: '{}', at: 0 };

test.each([
  [true, null, ['Goal for Home m: Home m 1–0 Away m']],
  [false, null, []],
  [true, { ...CHOICES, sent: SENT }, []],
  // The product has no subscription of this browser, so it sends nothing.
  [true, { ...CHOICES, sent: null }, ['Goal for Home m: Home m 1–0 Away m']],
])(
  'a hidden page shows a device notification if the fan chose so (%s) and no push message does (%j)',
  async (isWanted, push, notices) => {
    savePushChoices(push);
    const shown: string[] = [];
    class FakeNotification extends EventTarget {
      static permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        super();
        shown.push(`${title}: ${body}`);
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    chooseNotifying(isWanted);
    await show([goalIn('m')]);
    expect(shown).toEqual(notices);
    expect(links()).toEqual([]);
  },
);

test('a device notification is in the direction of its language, and opens its match', async () => {
  const shown: [EventTarget, NotificationOptions][] = [];
  class FakeNotification extends EventTarget {
    static permission = 'granted';
    close = () => {};
    constructor(_title: string, options: NotificationOptions) {
      super();
      shown.push([this, options]);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  chooseNotifying(true);
  const opened: string[] = [];
  showAlerts(textOf('ar'), [goalIn('m'), goalIn('n')], (path) => opened.push(path));
  expect(shown.map(([, { tag, dir }]) => [tag, dir])).toEqual([
    ['alert m', 'rtl'],
    ['alert n', 'rtl'],
  ]);
  for (const [notification] of shown) notification.dispatchEvent(new Event('click'));
  expect(opened).toEqual([
    '/football/match/home-m-vs-away-m/m',
    '/football/match/home-n-vs-away-n/n',
  ]);
});
