// @vitest-environment happy-dom
import { act } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../.ci/vitest/eventually.ts';
import { hydrate, served } from '../ui/testing/served.ts';
import { shownBoxes } from '../ui/testing/shown-boxes.ts';
import { readFavourites, saveFavourites } from './favourites-store.ts';
import { Star } from './star.tsx';
import { aFavourite } from './testing/favourites.ts';
import { RenderedFavourites } from './use-favourites.ts';

afterEach(() => act(() => saveFavourites({ items: [], owner: null })));
const show = shownBoxes();

const CITY = aFavourite(30, 'city');

const tap = (star: HTMLElement | undefined) => act(async () => star?.click());

const stars = (container: Element) => [
  ...container.querySelectorAll<HTMLButtonElement>('button[aria-pressed]'),
];

test('a star’s label names its item, and its state says whether it is a favourite', async () => {
  const [star] = stars(await show(<Star of={CITY} />));
  expect(star?.getAttribute('aria-label')).toBe('Favourite: Name of city');
  expect(star?.getAttribute('aria-pressed')).toBe('false');
  await tap(star);
  expect(star?.getAttribute('aria-pressed')).toBe('true');
  expect(readFavourites().items).toEqual([CITY]);
});

test('all stars of one item change at once, and no other does', async () => {
  const container = await show(
    <>
      <Star of={CITY} />
      <Star of={aFavourite(40, 'city')} />
      <Star of={CITY} />
    </>,
  );
  await tap(stars(container)[0]);
  expect(stars(container).map((star) => star.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'true',
  ]);
});

test('the server renders stars from the cookie, and they hydrate unchanged', async () => {
  saveFavourites({ items: [CITY], owner: null });
  const page = (
    <RenderedFavourites value={new Set(['30:city'])}>
      <Star of={CITY} />
      <Star of={aFavourite(30, 'united')} />
    </RenderedFavourites>
  );
  const container = served(page);
  const drawn = container.innerHTML;
  expect(stars(container).map((star) => star.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  expect(await hydrate(container, page)).toEqual([]);
  expect(container.innerHTML).toBe(drawn);
});

test('Undo restores a removed favourite', async () => {
  saveFavourites({ items: [CITY], owner: null });
  const container = await show(
    <>
      <Star of={CITY} />
      <ToastContainer />
    </>,
  );
  await tap(stars(container)[0]);
  expect(readFavourites().items).toEqual([]);
  const undo = await eventually(() => {
    const button = [...document.querySelectorAll('button')].find(
      (each) =>
        each.textContent === 'Undo' && each.parentElement?.textContent.includes('Name of city'),
    );
    if (!button) throw new Error('Nothing to undo');
    return button;
  });
  expect(document.body.textContent).toContain('Name of city is no longer a favourite.');
  act(() => undo.click());
  expect(readFavourites().items).toEqual([CITY]);
});

test('stars pressed one after the other show one toast, which closes like others', async () => {
  saveFavourites({ items: [CITY, aFavourite(30, 'united')], owner: null });
  const container = await show(
    <>
      <Star of={CITY} />
      <Star of={aFavourite(30, 'united')} />
      <ToastContainer autoClose={3_000} />
    </>,
  );
  const [city, united] = stars(container);
  const toasts = () => [...document.querySelectorAll('.Toastify__toast')];
  await tap(city);
  await eventually(() => expect(toasts()).toHaveLength(1));
  await tap(united);
  await eventually(() => expect(toasts()[0]?.textContent).toContain('Name of united'));
  expect(toasts()).toHaveLength(1);
  const bar = document.querySelector<HTMLElement>('.Toastify__progress-bar');
  expect(bar?.style.animationDuration).toBe('3000ms');
});
