import { expect, test } from 'vitest';
import type { FavouriteItem } from '../../../edge/contracts/favourite.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { favouriteEntry, favouriteTypeNamed } from './favourite-entry.ts';

const t = textOf('en');
const item: FavouriteItem = {
  type: 30,
  favouriteItemId: 't-1',
  name: 'Elk Rovers',
  fixtureSportId: 1,
};

test.each<[string, Partial<FavouriteItem>, string]>([
  ['its short name', { shortName: 'Elk' }, 'Elk'],
  ['its name where the short one is empty', { shortName: '' }, 'Elk Rovers'],
  ['its name where there is no other', { shortName: null }, 'Elk Rovers'],
])('the title of a favourite is %s', (_what, more, title) => {
  expect(favouriteEntry(t, { ...item, ...more })?.title).toBe(title);
});

test.each<[Partial<FavouriteItem>, string | null]>([
  [{ type: 10, relatedName: 'gb' }, null],
  [{ type: 20, relatedName: 'gb' }, 'Futbol'],
  [{ type: 30, relatedName: 'Football' }, 'Futbol'],
  [{ type: 40, relatedName: 'Crown Division' }, 'Crown Division'],
  [{ type: 50, relatedName: 'Elk Rovers' }, 'Elk Rovers'],
  [{ type: 50 }, null],
])('the subtitle of %j is %j in the reader’s language', (more, subtitle) => {
  expect(favouriteEntry(textOf('es-MX'), { ...item, ...more })?.subtitle).toBe(subtitle);
});

test.each<[Partial<FavouriteItem>, string]>([
  [{ type: 10, favouriteItemId: '1' }, '/football/matches/all'],
  [{ type: 10, favouriteItemId: '31', fixtureSportId: 31 }, '/badminton/matches/all'],
  [{ type: 20 }, '/football/league/elk-rovers/t-1/overview'],
  [{ type: 30 }, '/football/team/elk-rovers/t-1/overview'],
  [{ type: 50 }, '/football/player/elk-rovers/t-1'],
  [{ type: 40, favouriteItemId: 'a/b' }, '/football/match/a%2Fb'],
  [{ type: 40, fixtureSportId: 31 }, '/match/t-1'],
])('%j leads to %s', (more, path) => {
  expect(favouriteEntry(t, { ...item, ...more })?.path).toBe(path);
});

test.each([null, undefined, 4])('a favourite with the sport %j is not shown', (fixtureSportId) => {
  expect(favouriteEntry(t, { ...item, fixtureSportId })).toBeNull();
});

test.each([
  ['team', 'team'],
  ['match', 'match'],
  ['teams', null],
  ['30', null],
  ['constructor', null],
  [undefined, null],
])('the type named %j is %j', (name, type) => {
  expect(favouriteTypeNamed(name)).toBe(type);
});
