// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../../edge/contracts/language.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { TextContext } from '../ui/use-text.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { OnlineToasts } from './online-toasts.tsx';

let isOnline: boolean;
let isNarrow: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  isNarrow = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isNarrow,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

afterEach(async () => {
  await act(async () => {
    toast.dismiss();
    await vi.advanceTimersByTimeAsync(1_000);
  });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const showBox = shownBoxes();
async function show(language: Language = 'en') {
  const element = (
    <TextContext value={textOf(language)}>
      <OnlineToasts />
    </TextContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await showBox(<RouterProvider router={router} />);
  return router;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
const toastTexts = () => toasts().map(({ textContent }) => textContent);
const classes = () => document.querySelector('.Toastify__toast-container')?.className ?? '';

async function turn(online: boolean): Promise<void> {
  isOnline = online;
  await act(async () => window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

async function tell(...messages: string[]): Promise<void> {
  await act(async () => {
    for (const message of messages) toast.info(message);
  });
  await pass(0);
}

/** The toast's time on screen: the animation of its hidden bar sets it. */
const stay = (one: HTMLElement | undefined) =>
  one?.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationDuration;

test('at most 3 toasts are shown at once, and the others wait', async () => {
  await show();
  await tell('1', '2', '3', '4');
  expect(toastTexts()).toHaveLength(3);
});

test.each([
  ['bottom-center', 'on mobile', true],
  ['bottom-left', 'elsewhere', false],
])('toasts are at the %s %s', async (place, _where, isMobile) => {
  isNarrow = isMobile;
  await show();
  await tell('Reported');
  expect(classes()).toContain(`Toastify__toast-container--${place}`);
});

test('a toast is coloured, slides in, closes after 3000 ms and has no progress bar', async () => {
  await show();
  await tell('Reported');
  expect(toasts()[0]?.className).toContain('Toastify__toast-theme--colored');
  expect(toasts()[0]?.className).toContain('Toastify__slide-enter--bottom-left');
  expect(stay(toasts()[0])).toBe('3000ms');
  const bar = toasts()[0]?.querySelector('.Toastify__progress-bar--wrp');
  expect(bar?.getAttribute('data-hidden')).toBe('true');
});

test('there is no clearing of toasts on URL change', async () => {
  const router = await show();
  await tell('Reported');
  await act(() => router.navigate('/other?page=2'));
  expect(toastTexts()).toEqual(['Reported']);
});

test('the toast collapse takes 300 ms', async () => {
  await show();
  await tell('Reported');
  const [shown] = toasts();
  await act(async () => {
    shown?.dispatchEvent(new Event('animationend', { bubbles: true }));
    toast.dismiss();
  });
  await pass(20);
  await act(async () => {
    shown?.dispatchEvent(new Event('animationend', { bubbles: true }));
  });
  await pass(60);
  expect(shown?.style.transition).toBe('all 300ms');
  await pass(250);
  expect(toasts()).toHaveLength(1);
  await pass(50);
  expect(toasts()).toHaveLength(0);
});

test('the online-state debounce is 1000 ms', async () => {
  await show();
  await turn(false);
  await pass(999);
  expect(toastTexts()).toEqual([]);
  await pass(1);
  expect(toastTexts()).toEqual(['You are offline']);
});

test('the online-state maximum wait is 2000 ms', async () => {
  await show();
  for (let at = 0; at < 4; at += 1) {
    await turn(false);
    await pass(499);
  }
  expect(toastTexts()).toEqual([]);
  await turn(false);
  await pass(4);
  expect(toastTexts()).toEqual(['You are offline']);
});

test('the offline toast is an info toast and does not auto-close', async () => {
  await show();
  await turn(false);
  await pass(1_000);
  expect(toasts()[0]?.className).toContain('Toastify__toast--info');
  await pass(3_600_000);
  expect(toastTexts()).toEqual(['You are offline']);
});

test('the back-online toast lasts 2000 ms', async () => {
  await show();
  await turn(false);
  await pass(1_000);
  await turn(true);
  await pass(1_000);
  const back = toasts().find(({ textContent }) => textContent === 'Back online');
  expect(stay(back)).toBe('2000ms');
});

test('back online removes the offline toast', async () => {
  await show();
  await turn(false);
  await pass(1_000);
  const [offline] = toasts();
  offline?.dispatchEvent(new Event('animationend', { bubbles: true }));
  await turn(true);
  await pass(1_000);
  offline?.dispatchEvent(new Event('animationend', { bubbles: true }));
  await pass(400);
  expect(toastTexts()).toEqual(['Back online']);
});

test('an offline time shorter than the debounce shows no toast', async () => {
  await show();
  await turn(false);
  await pass(600);
  await turn(true);
  await pass(5_000);
  expect(toastTexts()).toEqual([]);
});

test.each(LANGUAGES)('both toasts are translated into %s', async (language) => {
  const t = textOf(language);
  await show(language);
  await turn(false);
  await pass(1_000);
  expect(toastTexts()).toEqual([t('toast.offline')]);
  await turn(true);
  await pass(1_000);
  expect(toastTexts()).toContain(t('toast.online'));
});
