// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { loadedKeys, loadFavourites } from './load-favourites.ts';
import { Star } from './star.tsx';
import { aFavourite } from './testing/favourites.ts';
import { RenderedFavourites, useFavouriteKeys } from './use-favourites.ts';

const show = shownBoxes();
const arrival = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
});
vi.mock(import('./favourites-store.ts'), async (importOriginal) => {
  await arrival.promise;
  return importOriginal();
});

test('stars keep their rendered state until favourites load, and earlier taps are applied then', async () => {
  const kept = [aFavourite(30, 'city'), aFavourite(30, 'beyond-the-cookie')];
  localStorage.setItem('favourites', JSON.stringify({ items: kept, owner: null }));
  const container = await show(
    <RenderedFavourites value={new Set(['30:city'])}>
      {['city', 'united', 'rovers', 'beyond-the-cookie'].map((id) => (
        <Star key={id} of={aFavourite(30, id)} />
      ))}
    </RenderedFavourites>,
  );
  const stars = [...container.querySelectorAll('button')];
  const pressed = () => stars.map((star) => star.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false', 'false', 'false']);
  const [city, united, , beyond] = stars;
  // A quick second tap means the same as the first, and a tap on an empty star means to fill it.
  for (const star of [city, united, united, beyond]) await act(async () => star?.click());
  expect(pressed()).toEqual(['true', 'false', 'false', 'false']);
  arrival.resolve();
  await act(async () => void (await loadFavourites()));
  expect(pressed()).toEqual(['false', 'true', 'false', 'true']);
});

test('favourites that a page was rendered with do not render it again once they load', async () => {
  const rendered = new Set(loadedKeys());
  const seen: ReadonlySet<string>[] = [];
  const Page = () => (seen.push(useFavouriteKeys()), null);
  await show(
    <RenderedFavourites value={rendered}>
      <Page />
    </RenderedFavourites>,
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((keys) => keys === rendered)).toBe(true);
});
