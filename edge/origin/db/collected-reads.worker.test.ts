import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { env } from '../../testing/bindings.ts';
import { overridden } from '../../testing/overridden.ts';
import { collectReads } from './collected-reads.ts';
import { createDatabase, type Database } from './database.ts';
import { leagues, seasons } from './schema.ts';

const LEAGUE = { id: 'read-league', sportId: 1, name: 'Coast League' } as const;
const SEASON = { id: 'read-season', leagueId: LEAGUE.id, name: '2026-27' };

/** Statements of each batch that reached the database. */
let batches: number[] = [];
let db: Database;

beforeEach(async () => {
  const plain = createDatabase(env.DB);
  await plain.insert(leagues).values(LEAGUE).onConflictDoNothing();
  await plain.insert(seasons).values(SEASON).onConflictDoNothing();
  batches = [];
  const batch = (statements: D1PreparedStatement[]) => {
    batches.push(statements.length);
    return env.DB.batch(statements);
  };
  db = createDatabase(collectReads(overridden(env.DB, { batch })));
});

const named = () => db.select().from(leagues).where(eq(leagues.id, LEAGUE.id));
const ofSeasons = () => db.select().from(seasons).where(eq(seasons.leagueId, LEAGUE.id));

it('asks what parts read in one turn in one batch, of batches too', async () => {
  const late = async () => {
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
    return db.all(sql`select 1 as one`);
  };
  const [[league], [[season]], one] = await Promise.all([named(), db.batch([ofSeasons()]), late()]);
  expect([league?.name, season?.name, one]).toEqual([LEAGUE.name, SEASON.name, [{ one: 1 }]]);
  expect(batches).toEqual([3]);
});

it('keeps apart the columns of joined tables that have the same name, and the order', async () => {
  const joined = () =>
    db
      .select({ league: leagues, season: seasons })
      .from(leagues)
      .innerJoin(seasons, eq(seasons.leagueId, leagues.id))
      .where(eq(leagues.id, LEAGUE.id))
      .orderBy(sql`${seasons.name} desc`);
  const later = { id: 'read-later', leagueId: LEAGUE.id, name: '2027-28' };
  await createDatabase(env.DB).insert(seasons).values(later).onConflictDoNothing();
  const expected = [later, SEASON].map((season) => ({
    league: expect.objectContaining(LEAGUE),
    season,
  }));
  const [read, [batched]] = await Promise.all([joined(), db.batch([joined().limit(9)])]);
  expect(read).toEqual(expected);
  expect(batched).toEqual(expected);
});

it('asks the same read once until something is written', async () => {
  const renamed = { name: 'Bay League' };
  const first = await Promise.all([named(), named()]);
  const again = await named();
  expect([...first, again].map(([league]) => league?.name)).toEqual(Array(3).fill(LEAGUE.name));
  expect(batches).toEqual([1]);
  await db.update(leagues).set(renamed).where(eq(leagues.id, LEAGUE.id));
  expect(await named()).toEqual([expect.objectContaining(renamed)]);
  await db.batch([db.update(leagues).set(LEAGUE).where(eq(leagues.id, LEAGUE.id))]);
  expect(await named()).toEqual([expect.objectContaining(LEAGUE)]);
  expect(batches).toEqual([1, 1, 1, 1]);
});

it('fails a read alone, and asks it again', async () => {
  const wrong = () => db.all(sql`select nothing`).catch(() => 'failed');
  const [league, failed] = await Promise.all([named(), wrong()]);
  expect([league.length, failed]).toEqual([1, 'failed']);
  expect(batches).toEqual([2, 1, 1]);
  expect(await wrong()).toBe('failed');
  expect(batches).toEqual([2, 1, 1, 1]);
});
