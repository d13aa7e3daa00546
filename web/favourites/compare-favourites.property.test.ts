import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAVOURITE_TYPE, favouriteKey } from '../../edge/contracts/favourite-key.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import { compareFavourites, mergeFavourites } from './compare-favourites.ts';
import { aFavourite } from './testing/favourites.ts';

/** Few ids, so that they recur in both sets and under several types. */
const item = fc
  .tuple(fc.constantFrom(...Object.values(FAVOURITE_TYPE)), fc.constantFrom('a', 'b', 'c', 'd'))
  .map(([type, id]) => aFavourite(type, id));
const items = fc.array(item, { maxLength: 20 });
const keysOf = (list: readonly FavouriteItem[]) => new Set(list.map(favouriteKey));

test('the removed and added items turn the first set into the second', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const { added, removed } = compareFavourites(before, after);
      const made = keysOf(before);
      for (const each of removed) expect(made.delete(favouriteKey(each))).toBe(true);
      for (const each of added) {
        expect(made.has(favouriteKey(each))).toBe(false);
        made.add(favouriteKey(each));
      }
      expect(made).toEqual(keysOf(after));
    }),
  );
});

test('a set does not differ from itself in another order', () => {
  fc.assert(
    fc.property(items, (list) => {
      expect(compareFavourites(list, list.toReversed())).toEqual({ added: [], removed: [] });
    }),
  );
});

test('a merge of two sets has every item exactly once', () => {
  fc.assert(
    fc.property(items, items, (first, second) => {
      const merged = mergeFavourites(first, second);
      expect(keysOf(merged)).toEqual(new Set([...keysOf(first), ...keysOf(second)]));
      expect(merged).toHaveLength(keysOf(merged).size);
      expect(mergeFavourites(merged, second)).toEqual(merged);
    }),
  );
});
