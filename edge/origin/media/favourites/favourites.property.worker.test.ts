import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  FAVOURITE_TYPE,
  favouriteKey,
  type FavouriteName,
} from '../../../contracts/favourite-key.ts';
import { env } from '../../../testing/bindings.ts';
import { createDatabase } from '../../db/database.ts';
import { leagues, teams } from '../../db/schema.ts';
import { changeFavourites, removeFavourite } from './change-favourites.ts';
import { listFavourites } from './favourite-items.ts';

const db = createDatabase(env.DB);
const IDS = ['one', 'two', 'three'];
const { sport, league, team } = FAVOURITE_TYPE;

beforeAll(async () => {
  const named = IDS.map((id) => ({ id, sportId: 1 as const, name: id, shortName: id }));
  await db.insert(teams).values(named);
  await db.insert(leagues).values(named.map(({ id, sportId, name }) => ({ id, sportId, name })));
});

const name = fc.oneof(
  fc.record<FavouriteName>({
    type: fc.constant(sport),
    favouriteItemId: fc.constantFrom('1', '5'),
  }),
  fc.record<FavouriteName>({
    type: fc.constantFrom(league, team),
    favouriteItemId: fc.constantFrom(...IDS),
  }),
);
const step = fc.record({
  user: fc.constantFrom('ann', 'bob', 'cyd'),
  added: fc.array(name, { maxLength: 3 }),
  removed: fc.array(name, { maxLength: 2 }),
  /** Whether the step is one of the single calls. */
  isSingle: fc.boolean(),
});

let round = 0;

it('users never get each other’s favourites, however their calls interleave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      round += 1;
      const expected = new Map<string, Set<string>>();
      /** One user's calls run in sequence; different users' calls run concurrently. */
      const under = new Map<string, Promise<unknown>>();
      for (const [at, { user, added, removed, isSingle }] of steps.entries()) {
        const id = `${user}-${round}`;
        const keys = expected.get(id) ?? new Set<string>();
        expected.set(id, keys);
        for (const each of removed) keys.delete(favouriteKey(each));
        for (const each of added) keys.add(favouriteKey(each));
        const run = async () => {
          if (!isSingle) return changeFavourites(db, id, { added, removed }, at);
          for (const { favouriteItemId, type } of removed)
            await removeFavourite(db, id, favouriteItemId, type);
          return changeFavourites(db, id, { added, removed: [] }, at);
        };
        under.set(id, (under.get(id) ?? Promise.resolve()).then(run));
      }
      await Promise.all(under.values());
      for (const [id, keys] of expected)
        expect(new Set((await listFavourites(db, id)).map(favouriteKey))).toEqual(keys);
      expect(await listFavourites(db, `dan-${round}`)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
