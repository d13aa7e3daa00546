// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WEB_VIEW_THEMES } from '../../../edge/contracts/web-view-limits.ts';
import { holderOf, type Holder } from './holder.ts';
import { notify } from './notify.ts';
import { MAX_IN_A_SECOND, receiveMessages } from './receive.ts';

const HOST = 'https://club.example';

function surroundings(search: string, more: object = {}): Parameters<typeof holderOf>[0] {
  const own = Object.create(window);
  return Object.defineProperties(own, {
    parent: { value: own, configurable: true },
    location: { value: new URL(`https://scores.example/frame/sportWidgets/1${search}`) },
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  });
}

test('an Android app gets messages as text through its injected object', () => {
  const postMessage = vi.fn<(text: string) => void>();
  const holder = holderOf(surroundings('', { touchline: { postMessage } }));
  expect(notify({ type: 'ready' }, holder)).toBe(true);
  expect(postMessage).toHaveBeenCalledWith('{"v":1,"type":"ready"}');
});

test('an iOS app gets messages through its message handler', () => {
  const postMessage = vi.fn<(message: unknown) => void>();
  const webkit = { messageHandlers: { touchline: { postMessage } } };
  const holder = holderOf(surroundings('', { webkit }));
  expect(notify({ type: 'navigate', to: '/x' }, holder)).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({ v: 1, type: 'navigate', to: '/x' });
});

test('an embedding page gets messages at the origin that it names, and follows no links', () => {
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const holder = holderOf(surroundings(`?host=${encodeURIComponent(HOST)}`, { parent }));
  expect(notify({ type: 'height', height: 1e6 }, holder)).toBe(false);
  expect(parent.postMessage).toHaveBeenCalledWith({ v: 1, type: 'height', height: 10_000 }, HOST);
});

test.each(['', '?host=*', '?host=null', '?host=javascript:1', `?host=${HOST}/`, '?host=x'])(
  'a page that names its origin as %j gets no messages',
  (search) => {
    const parent = { postMessage: vi.fn<() => void>() };
    expect(notify({ type: 'ready' }, holderOf(surroundings(search, { parent })))).toBe(false);
    expect(parent.postMessage).not.toHaveBeenCalled();
  },
);

test('a page without a holder sends no messages', () => {
  expect(notify({ type: 'ready' }, holderOf(surroundings(`?host=${HOST}`)))).toBe(false);
});

let end: () => void = () => {};
const report = vi.fn<(error: Error) => void>();
const reopen = vi.fn<(address: string) => void>();
const holder: Holder = { kind: 'page', origin: HOST, source: window, send: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  end = receiveMessages(holder, { report, reopen });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.clearAllMocks();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-theme');
});

function say(data: unknown, { origin = HOST, source = window }: MessageEventInit = {}): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

test('the holder sets the theme and resets it to the system’s', () => {
  for (const theme of WEB_VIEW_THEMES) {
    say({ v: 1, type: 'theme', theme });
    expect(document.documentElement.dataset['theme']).toBe(theme);
  }
  say({ v: 1, type: 'theme', theme: 'system' });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('the holder sets the accent and resets it to the product’s', () => {
  const { style } = document.documentElement;
  say({ v: 1, type: 'accent', accent: '#123456' });
  expect(style.getPropertyValue('--brand')).toContain('#123456');
  say({ v: 1, type: 'accent', accent: null });
  expect(style.getPropertyValue('--brand')).toBe('');
});

test('another language reopens the page, the same one does not', () => {
  document.documentElement.lang = 'en';
  say({ v: 1, type: 'locale', locale: 'en' });
  expect(reopen).not.toHaveBeenCalled();
  say({ v: 1, type: 'locale', locale: 'pt-BR' });
  expect(new URL(reopen.mock.lastCall?.[0] ?? '').searchParams.get('locale')).toBe('pt-BR');
});

test('a page that reopens in another language keeps the theme and accent of its holder', () => {
  say({ v: 1, type: 'theme', theme: 'dark' });
  say({ v: 1, type: 'accent', accent: '#123456' });
  say({ v: 1, type: 'locale', locale: 'es-MX' });
  const { searchParams } = new URL(reopen.mock.lastCall?.[0] ?? '');
  expect(searchParams.get('theme')).toBe('dark');
  expect(searchParams.get('accent')).toBe('#123456');
  say({ v: 1, type: 'theme', theme: 'system' });
  say({ v: 1, type: 'accent', accent: null });
  say({ v: 1, type: 'locale', locale: 'pt-BR' });
  const again = new URL(reopen.mock.lastCall?.[0] ?? '').searchParams;
  expect(again.get('theme')).toBe('system');
  expect(again.has('accent')).toBe(false);
});

test('a page that was hidden for long refreshes when it is shown again', () => {
  const shown = vi.fn<() => void>();
  window.addEventListener('pageshow', shown);
  say({ v: 1, type: 'visibility', isVisible: false });
  vi.advanceTimersByTime(5_000);
  say({ v: 1, type: 'visibility', isVisible: true });
  expect(shown).not.toHaveBeenCalled();
  say({ v: 1, type: 'visibility', isVisible: false });
  vi.advanceTimersByTime(31_000);
  say({ v: 1, type: 'visibility', isVisible: true });
  expect(shown).toHaveBeenCalledOnce();
  window.removeEventListener('pageshow', shown);
});

test.each([{ source: null }, { source: null, origin: 'https://evil.example' }])(
  'a message from %j is ignored and not reported',
  (by) => {
    say({ v: 1, type: 'theme', theme: 'dark' }, by);
    say('nonsense', by);
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  },
);

test.each(['https://evil.example', 'null'])(
  'messages from the origin %s are ignored, and the report names both origins',
  (origin) => {
    say({ v: 1, type: 'theme', theme: 'dark' }, { origin });
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.lastCall?.[0].message).toContain(`${origin}, and the page talks to ${HOST}`);
  },
);

test('messages outside the contract are ignored and reported once', () => {
  for (const data of ['x', null, { v: 2, type: 'theme', theme: 'dark' }, { v: 1, type: 'eval' }])
    say(data);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(report).toHaveBeenCalledOnce();
});

test('messages beyond the limit per second are ignored and reported once', () => {
  for (let count = 0; count < MAX_IN_A_SECOND; count += 1)
    say({ v: 1, type: 'theme', theme: 'dark' });
  say({ v: 1, type: 'theme', theme: 'light' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(report).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  say({ v: 1, type: 'theme', theme: 'light' });
  expect(document.documentElement.dataset['theme']).toBe('light');
});
