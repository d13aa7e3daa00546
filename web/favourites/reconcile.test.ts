import { expect, test } from 'vitest';
import { favouriteKey } from '../../edge/contracts/favourite-key.ts';
import { MAX_FAVOURITE_MATCHES, MAX_FAVOURITES } from '../../edge/contracts/favourite.ts';
import { reconcile } from './reconcile.ts';
import { aFavourite } from './testing/favourites.ts';

/** Returns teams by their ids: `a b c`. */
const teams = (ids: string) =>
  ids.split(' ').flatMap((id) => (id === '' ? [] : [aFavourite(30, id)]));

test.each([
  { name: 'neither has any', items: '', inAccount: '', account: '', result: '' },
  { name: 'a first sign-in', items: 'a b', inAccount: '', account: '', result: 'a b' },
  { name: 'a sign-in with others', items: 'a b', inAccount: '', account: 'c a', result: 'a b c' },
  {
    name: 'another device changed them',
    items: 'a b',
    inAccount: 'a b',
    account: 'c',
    result: 'c',
  },
  { name: 'a star not sent', items: 'c a b', inAccount: 'a b', account: 'a b', result: 'c a b' },
  { name: 'a removal not sent', items: 'b', inAccount: 'a b', account: 'a b', result: 'b' },
  { name: 'both not sent', items: 'c b', inAccount: 'a b', account: 'a b d', result: 'c b d' },
  {
    name: 'the other device did the same',
    items: 'c b',
    inAccount: 'a b',
    account: 'b c',
    result: 'c b',
  },
  { name: 'the account lost all', items: 'a b', inAccount: 'a b', account: '', result: '' },
])('$name: the device has "$result"', ({ items, inAccount, account, result }) => {
  const device = { items: teams(items), inAccount: teams(inAccount) };
  const reconciled = reconcile(device, teams(account));
  expect(reconciled).toEqual({ items: teams(result), refused: [] });
});

const many = (type: 30 | 40, count: number, of: string) =>
  Array.from({ length: count }, (_, index) => aFavourite(type, `${of}-${index}`));

test.each([
  { what: 'favourites', type: 30, limit: MAX_FAVOURITES },
  { what: 'matches', type: 40, limit: MAX_FAVOURITE_MATCHES },
] as const)('an account with room for two more $what refuses a third', ({ type, limit }) => {
  const account = many(type, limit - 2, 'account');
  const items = [...many(type, 3, 'device'), ...account.slice(0, 1)];
  const { items: kept, refused } = reconcile({ items, inAccount: [] }, account);
  expect(refused.map(favouriteKey)).toEqual([`${type}:device-2`]);
  expect(kept).toHaveLength(limit);
  expect(kept).toEqual(expect.arrayContaining(account));
});

test('the device’s copy of a favourite stays when both have it', () => {
  const [item = aFavourite(30, 'a')] = teams('a');
  const { items } = reconcile({ items: [item], inAccount: [] }, [{ ...item, name: 'other' }]);
  expect(items).toEqual([item]);
});
