// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accentOf, widgetAddress } from './widget-address.ts';
import { READY_WITHIN, widgetElement } from './widget-element.ts';

const ORIGIN = 'https://scores.example';
const HOST = 'https://club.example';
const SPORT_IDS = { football: 1, basketball: 2 };
const BASE = { type: 'live', sport: 'football', id: '', theme: '', accent: '', locale: '' };
const TEXTS = {
  title: 'Scores',
  unreachable: 'Away.',
  misnamed: 'No such widget.',
  retry: 'Again',
  open: 'Open',
};

let sights: ((isIntersecting: boolean) => void)[] = [];
const shadows: ShadowRoot[] = [];

class Sight {
  constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
    sights.push((isIntersecting) => listen([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

vi.stubGlobal('IntersectionObserver', Sight);
// This document opens no frames, and logs each.
vi.spyOn(console, 'error').mockReturnValue();
const attachShadow = HTMLElement.prototype.attachShadow;
HTMLElement.prototype.attachShadow = function attach(init) {
  const shadow = attachShadow.call(this, init);
  shadows.push(shadow);
  return shadow;
};
customElements.define(
  'touchline-widget',
  widgetElement({
    origin: ORIGIN,
    sportIds: SPORT_IDS,
    texts: { en: TEXTS, 'pt-BR': { ...TEXTS, title: 'Placar' } },
    host: HOST,
  }),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  sights = [];
  shadows.length = 0;
});

function widget(attributes: Record<string, string> = {}) {
  const element = document.createElement('touchline-widget');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const shadow = shadows.at(-1);
  const frame = () => shadow?.querySelector('iframe') ?? null;
  const query = () => new URL(frame()?.src ?? '').searchParams;
  const say = (data: unknown, { origin = ORIGIN, source = frame()?.contentWindow } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, ...(source && { source }) }));
  return { element, shadow, frame, query, say, see: sights.at(-1) ?? (() => {}) };
}

it.each([
  [{ type: 'match', id: 'm/1' }, '/frame/liveStat/1/tracker', { matchId: 'm/1' }],
  [{ type: 'live' }, '/frame/widget/common/1/live', {}],
  [{ type: 'today', sport: 'basketball' }, '/frame/sportWidgets/2', {}],
  [{ type: 'standings', id: 'l1' }, '/frame/widget/standings/1', { leagueId: 'l1' }],
  [{ type: 'team-fixtures', id: 't1' }, '/frame/widget/common/1/fixtures', { teamId: 't1' }],
  [
    { theme: 'dark', accent: '#0AF', locale: 'pt-BR' },
    '/frame/widget/common/1/live',
    { theme: 'dark', accent: '#00aaff', locale: 'pt-BR' },
  ],
])('%j is shown by %s', (attributes, path, parameters) => {
  const address = widgetAddress({ ...BASE, ...attributes }, SPORT_IDS, HOST);
  const { pathname, searchParams, hash } = new URL(address ?? '', ORIGIN);
  expect(pathname).toBe(path);
  // All pages share the cached documents.
  expect(hash).toBe('');
  expect(Object.fromEntries(searchParams)).toEqual({
    host: HOST,
    ...parameters,
  });
});

it.each([{ type: 'match' }, { type: 'constructor' }, { sport: 'cricket' }, { sport: '../..' }])(
  '%j names no widget',
  (attributes) => {
    expect(widgetAddress({ ...BASE, ...attributes }, SPORT_IDS, HOST)).toBeNull();
  },
);

it.each(['red', '#12', '#12345g', '#123456;', 'url(x)', ''])(
  '%s is not a valid accent',
  (accent) => {
    expect(accentOf(accent)).toBe('');
  },
);

it('a frame opens only when the widget comes into view', () => {
  const { frame, see } = widget();
  see(false);
  expect(frame()).toBeNull();
  see(true);
  expect(frame()?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  expect(frame()?.title).toBe('Scores');
});

it('a frame has the height that it reports, up to a limit', () => {
  const { frame, say, see } = widget();
  see(true);
  say({ v: 1, type: 'height', height: 420 });
  expect(frame()?.style.height).toBe('420px');
  say({ v: 1, type: 'height', height: 1e9 });
  expect(frame()?.style.height).toBe('10000px');
});

it.each([
  [{ v: 1, type: 'height', height: 420 }, { origin: 'https://evil.example' }],
  [{ v: 1, type: 'height', height: 420 }, { source: window }],
  [{ v: 2, type: 'height', height: 420 }, {}],
  [{ v: 1, type: 'height', height: '420px' }, {}],
  [{ v: 1, type: 'height', height: -1 }, {}],
  [{ v: 1, type: 'height', height: Number.NaN }, {}],
  ['height', {}],
  [null, {}],
])('the message %j from %j changes nothing', (data, by) => {
  const { frame, say, see } = widget();
  see(true);
  const before = frame()?.style.height;
  say(data, by);
  expect(frame()?.style.height).toBe(before);
});

it('a ready frame receives theme and accent; any other attribute opens a new frame', async () => {
  const { element, frame, query, say, see } = widget({ type: 'live' });
  see(true);
  const first = frame();
  const posted = vi.fn<() => void>();
  if (first) Object.defineProperty(first, 'contentWindow', { value: { postMessage: posted } });
  element.setAttribute('theme', 'dark');
  expect(posted).not.toHaveBeenCalled();
  say({ v: 1, type: 'ready' });
  element.setAttribute('accent', '#123');
  expect(posted.mock.calls).toEqual([
    [{ v: 1, type: 'theme', theme: 'dark' }, ORIGIN],
    [{ v: 1, type: 'accent', accent: '#112233' }, ORIGIN],
  ]);
  expect(frame()).toBe(first);
  element.setAttribute('type', 'standings');
  element.setAttribute('id', 'l1');
  await Promise.resolve();
  expect(frame()).not.toBe(first);
  expect(query().get('leagueId')).toBe('l1');
  expect(query().get('theme')).toBe('dark');
});

it('a widget says when the site is unreachable, and removes the message when it responds', () => {
  const { shadow, frame, say, see } = widget();
  see(true);
  const first = frame();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.advanceTimersByTime(READY_WITHIN);
  // The console is for the developer of a page that the product may not list.
  expect(warned.mock.calls).toEqual([
    [
      '<touchline-widget>: https://scores.example does not answer, or its operator does not list https://club.example in WIDGET_ORIGINS',
      expect.anything(),
    ],
  ]);
  warned.mockRestore();
  expect(shadow?.textContent).toContain('Away.');
  expect(shadow?.querySelector('button')?.textContent).toBe('Again');
  // A reinserted frame would reload and never be awake.
  expect(shadow?.firstElementChild).toBe(first);
  say({ v: 1, type: 'ready' });
  expect(shadow?.textContent).not.toContain('Away.');
});

it('a frame is hidden until its first message, as browsers show an error page for an unreachable server', () => {
  const { frame, say, see } = widget();
  see(true);
  expect(frame()?.style.visibility).toBe('hidden');
  say({ v: 1, type: 'height', height: 420 });
  expect(frame()?.style.visibility).toBe('');
});

it.each([
  [{ type: 'score', id: 'm/1' }, '/match/m%2F1'],
  [{ type: 'standings', id: 'l1', sport: 'basketball' }, '/league/l1'],
  [{ type: 'team-results', id: 't1' }, '/team/t1'],
  [{ type: 'live', sport: 'basketball' }, '/basketball/matches/all'],
  [{ type: 'match' }, '/'],
  [{ sport: 'cricket' }, '/'],
])('a widget with %j that cannot be shown links to %s', (attributes, path) => {
  const { shadow, see } = widget(attributes);
  see(true);
  vi.advanceTimersByTime(READY_WITHIN);
  const link = shadow?.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Open', ORIGIN + path]);
});

it('a widget that fails to load offers the link inside it, or else its own', () => {
  const bare = widget();
  bare.see(true);
  const linked = widget();
  linked.element.innerHTML = '<a href="https://club.example/scores">Scores</a>';
  linked.see(true);
  vi.advanceTimersByTime(3_000);
  expect(bare.shadow?.querySelector('a')).not.toBeNull();
  expect(linked.shadow?.querySelector('slot')).not.toBeNull();
  expect(linked.shadow?.querySelector('a')).toBeNull();
});

it('the console names each invalid attribute with its value', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const wrong = { type: 'match', sport: 'curling', theme: 'pink', accent: 'red', locale: 'fr' };
  widget(wrong).see(true);
  expect(warned.mock.calls.map(([text]) => text)).toEqual([
    '<touchline-widget>: type="match" needs an id.',
    '<touchline-widget>: sport="curling" is none of football, basketball.',
    '<touchline-widget>: theme="pink" is none of light, dark, black.',
    '<touchline-widget>: accent="red" is not written as #rrggbb.',
    '<touchline-widget>: locale="fr" is none of en, pt-BR.',
  ]);
  warned.mockClear();
  widget({ type: 'match', id: 'm1', theme: 'dark', accent: '#0af', locale: 'pt-BR' }).see(true);
  expect(warned).not.toHaveBeenCalled();
});

it('a widget without a valid subject says so and opens no frame', () => {
  const { shadow, frame, see } = widget({ type: 'match' });
  see(true);
  expect(frame()).toBeNull();
  expect(shadow?.textContent).toContain('No such widget.');
});

it('a removed widget drops its frame and sends no events', () => {
  const { element, frame, say, see } = widget();
  see(true);
  const source = frame()?.contentWindow;
  element.remove();
  expect(frame()).toBeNull();
  const received = vi.fn<() => void>();
  element.addEventListener('touchline', received);
  say({ v: 1, type: 'height', height: 9 }, source ? { source } : {});
  vi.advanceTimersByTime(READY_WITHIN);
  expect(received).not.toHaveBeenCalled();
});

it('a host page receives the events of its widgets', () => {
  const { element, say, see } = widget();
  see(true);
  const received: unknown[] = [];
  element.addEventListener('touchline', (event) => {
    if (event instanceof CustomEvent) received.push(event.detail);
  });
  say({ v: 1, type: 'navigate', to: '/football/match/m1' });
  expect(received).toEqual([{ v: 1, type: 'navigate', to: '/football/match/m1' }]);
});
