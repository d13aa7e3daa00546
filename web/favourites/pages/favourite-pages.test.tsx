// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import { saveFavourites } from '../favourites-store.ts';
import { listMatches } from '../../scores/listing.ts';
import { aLine } from '../../live/testing/lines.ts';
import { parseLine } from '../../domain/parse-line.ts';
import { routed } from '../../ui/testing/routed.tsx';
import { hydrate, served } from '../../ui/testing/served.ts';
import { shownBoxes } from '../../ui/testing/shown-boxes.ts';
import { AddFavouritesPage } from './add-favourites-page.tsx';
import { FavouriteItemsPage } from './favourite-items-page.tsx';
import { EditFavouritesPage } from './edit-favourites-page.tsx';
import { FavouritesPage } from './favourites-page.tsx';
import { followed, ForYouPage } from './for-you-page.tsx';

afterEach(() => act(() => saveFavourites({ items: [], owner: null })));
const showBox = shownBoxes();
const show = (content: ReactNode) => showBox(routed(content));

const ELK: FavouriteItem = {
  type: 30,
  favouriteItemId: 'elk',
  name: 'Elk Rovers',
  fixtureSportId: 1,
};
const CUP: FavouriteItem = { type: 20, favouriteItemId: 'cup', name: 'Cup', fixtureSportId: 1 };

/** Returns the listed names, without the letters in drawn tiles. */
const namesIn = (container: Element) =>
  [...container.querySelectorAll('li :is(a, button[aria-pressed]:only-child)')].map((row) =>
    // A tile's shown name stands beside what screen readers read.
    [...(row.querySelector('span[aria-hidden]') ?? row).childNodes]
      .filter((part) => !(part instanceof HTMLElement && part.dataset['crest']))
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  );
const starsOf = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>('[aria-pressed]'),
];

test('favourites are listed by type, and an empty type says so', async () => {
  saveFavourites({ items: [ELK, CUP], owner: 'u1' });
  const container = await show(<FavouritesPage />);
  expect([...container.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'My teams',
    'My players',
    'My leagues',
    'My sports',
  ]);
  expect(namesIn(container)).toEqual(['Elk Rovers Football', 'Cup Football']);
  expect(container.textContent).toContain('No sport is a favourite yet.');
});

test('the favourites of a sport list only that sport’s teams', async () => {
  const ace: FavouriteItem = { ...ELK, favouriteItemId: 'ace', name: 'Ace', fixtureSportId: 5 };
  saveFavourites({ items: [ELK, ace], owner: 'u1' });
  const container = await show(<FavouriteItemsPage sportKey="tennis" type="team" />);
  expect(namesIn(container)).toEqual(['Matches', 'Teams', 'Leagues', 'Ace Tennis']);
});

test('a removed favourite stays in the list and can be restored', async () => {
  saveFavourites({ items: [ELK], owner: 'u1' });
  const container = await show(<EditFavouritesPage type="team" />);
  await act(async () => starsOf(container)[0]?.click());
  expect(namesIn(container)).toEqual(['Elk Rovers Football']);
  expect(starsOf(container)[0]?.getAttribute('aria-pressed')).toBe('false');
  await act(async () => starsOf(container)[0]?.click());
  expect(starsOf(container)[0]?.getAttribute('aria-pressed')).toBe('true');
});

test('a sign-out or another user’s sign-in replaces the favourites on the page', async () => {
  saveFavourites({ items: [ELK], owner: 'u1' });
  const container = await show(<EditFavouritesPage type="team" />);
  expect(namesIn(container)).toEqual(['Elk Rovers Football']);
  act(() => saveFavourites({ items: [], owner: null }));
  expect(namesIn(container)).toEqual([]);
  act(() => saveFavourites({ items: [{ ...ELK, name: 'Owls' }], owner: 'u2' }));
  expect(namesIn(container)).toEqual(['Owls Football']);
});

test('a favourite from another device appears on the page', async () => {
  const container = await show(<EditFavouritesPage type="team" />);
  expect(namesIn(container)).toEqual([]);
  act(() => saveFavourites({ items: [ELK], owner: 'u1' }));
  expect(namesIn(container)).toEqual(['Elk Rovers Football']);
});

test('the server’s page without favourites hydrates without errors', async () => {
  saveFavourites({ items: [ELK], owner: 'u1' });
  const container = served(routed(<EditFavouritesPage type="team" />));
  expect(await hydrate(container, routed(<EditFavouritesPage type="team" />))).toEqual([]);
  expect(namesIn(container)).toEqual(['Elk Rovers Football']);
});

test('sports, teams and leagues are offered, and only sports if suggestions fail to load', async () => {
  const value = { teams: [ELK], leagues: [CUP] };
  const offered = await show(<AddFavouritesPage isFirst suggested={{ kind: 'loaded', value }} />);
  expect(offered.querySelector('h1')?.textContent).toBe('What do you follow?');
  expect(namesIn(offered)).toEqual([
    'Football',
    'Basketball',
    'Tennis',
    'American Football',
    'Elk Rovers',
    'Cup',
  ]);
  const failed = { kind: 'failed', status: 503, message: 'Something went wrong.' } as const;
  expect(
    namesIn(await show(<AddFavouritesPage isFirst={false} suggested={failed} />)),
  ).toHaveLength(4);
});

test('followed() returns starred leagues and every league of a starred sport', () => {
  const lines = [aLine('a', { leagueId: 'l1' }), aLine('b', { leagueId: 'l2' })];
  const sports = listMatches(lines.map(parseLine), [], 0);
  const idsOf = (keys: string[]) =>
    followed(sports, new Set(keys)).flatMap(({ leagues }) => leagues.map(({ id }) => id));
  expect(idsOf([])).toEqual([]);
  expect(idsOf(['20:l2'])).toEqual(['l2']);
  expect(idsOf(['10:1'])).toEqual(['l1', 'l2']);
  expect(idsOf(['10:5', '30:l1'])).toEqual([]);
});

test('For You without favourites shows how to begin, and a failed part says so', async () => {
  const failed = { kind: 'failed', status: 503, message: 'Something went wrong.' } as const;
  const container = await show(
    <ForYouPage
      day={failed}
      starred={[]}
      media={failed}
      suggested={{ kind: 'loaded', value: { teams: [ELK], leagues: [] } }}
      renderClock={{ now: 0, timeZone: 'UTC' }}
    />,
  );
  expect(container.textContent).toContain('Star a team, a player, a league or a match');
  expect(container.querySelector('aside')?.textContent).toContain('Something went wrong.');
  expect(namesIn(container)).toEqual(['News', 'For You', 'Videos', 'Elk Rovers']);
});
