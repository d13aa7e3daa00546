// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { MAX_FAVOURITES, MAX_FAVOURITE_MATCHES } from '../../edge/contracts/favourite.ts';
import {
  readFavourites,
  saveFavourites,
  subscribeToFavourites,
  toggleFavourite,
} from './favourites-store.ts';
import { aFavourite } from './testing/favourites.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

afterEach(() => {
  vi.restoreAllMocks();
  saveFavourites({ items: [], owner: null });
});

/** Collects the keys in written cookies, one list per cookie. */
function writtenCookies(): string[][] {
  const written: string[][] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    const [, value = ''] = /^favourites=([^;]*)/.exec(cookie) ?? [];
    written.push(decodeURIComponent(value).split('\n').filter(Boolean));
  });
  return written;
}

test('the latest favourite comes first in the store and in the cookie', () => {
  const cookies = writtenCookies();
  expect(toggleFavourite(aFavourite(30, 'a'), NOW)).toBe('added');
  expect(toggleFavourite(aFavourite(40, 'a'), NOW)).toBe('added');
  expect(readFavourites().items.map(({ type }) => type)).toEqual([40, 30]);
  expect(cookies).toEqual([['30:a'], ['40:a', '30:a']]);
});

test('a second toggle removes the favourite', () => {
  const cookies = writtenCookies();
  toggleFavourite(aFavourite(30, 'a'), NOW);
  expect(toggleFavourite(aFavourite(30, 'a'), NOW)).toBe('removed');
  expect(readFavourites().items).toEqual([]);
  expect(cookies).toEqual([['30:a'], []]);
});

test('a player’s teams are known by the store and the cookie while the player is a favourite', () => {
  const cookies = writtenCookies();
  const player = { ...aFavourite(50, 'p'), teamIds: ['club', 'nation'] };
  toggleFavourite(player, NOW);
  expect([...readFavourites().keys]).toEqual(['50:p', '35:club', '35:nation']);
  toggleFavourite(player, NOW);
  expect([...readFavourites().keys]).toEqual([]);
  expect(cookies).toEqual([['50:p', '35:club', '35:nation'], []]);
});

test('the numbers of favourites and of favourite matches are limited', () => {
  const matches = Array.from({ length: MAX_FAVOURITE_MATCHES }, (_, i) => aFavourite(40, `m${i}`));
  saveFavourites({ items: matches, owner: null });
  expect(toggleFavourite(aFavourite(40, 'one-more'), NOW)).toBe('too-many');
  expect(toggleFavourite(aFavourite(30, 'a-team'), NOW)).toBe('added');
  const teams = Array.from({ length: MAX_FAVOURITES }, (_, i) => aFavourite(30, `t${i}`));
  saveFavourites({ items: teams, owner: null });
  expect(toggleFavourite(aFavourite(20, 'a-league'), NOW)).toBe('too-many');
  expect(readFavourites().items).toHaveLength(MAX_FAVOURITES);
});

test('a match older than a week is removed when a favourite is added', () => {
  const weeksAgo = NOW - 8 * 86_400_000;
  const items = [
    { ...aFavourite(40, 'old'), fixtureStartTime: weeksAgo },
    { ...aFavourite(40, 'new'), fixtureStartTime: NOW },
  ];
  saveFavourites({ items, owner: null });
  toggleFavourite(aFavourite(30, 'a'), NOW);
  expect([...readFavourites().keys]).toEqual(['30:a', '40:new']);
});

test('the cookie has the latest favourites that fit into 1,500 characters', () => {
  const cookies = writtenCookies();
  const items = Array.from({ length: 300 }, (_, i) => aFavourite(30, `sr:competitor:${i}`));
  saveFavourites({ items, owner: null });
  const [keys = []] = cookies;
  expect(keys.length).toBeGreaterThan(40);
  expect(encodeURIComponent(keys.join('\n')).length).toBeLessThanOrEqual(1_500);
  expect(keys).toEqual([...readFavourites().keys].slice(0, keys.length));
});

test('a change in another tab notifies subscribers', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToFavourites(listener);
  localStorage.setItem('favourites', JSON.stringify({ items: [aFavourite(20, 'x')], owner: 'u1' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readFavourites()).toMatchObject({ owner: 'u1', items: [{ favouriteItemId: 'x' }] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test.each(['', '{', '{"items":[{"type":50}],"owner":null}', 'null'])(
  'the stored text %j reads as no favourites',
  (text) => {
    localStorage.setItem('favourites', text);
    const stop = subscribeToFavourites(() => {});
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(readFavourites().items).toEqual([]);
    stop();
  },
);

test('a browser without storage keeps favourites in the page’s memory', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no storage');
  });
  expect(toggleFavourite(aFavourite(30, 'a'), NOW)).toBe('added');
  expect(readFavourites().keys.has('30:a')).toBe(true);
});
