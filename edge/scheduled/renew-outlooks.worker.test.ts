import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { seasonOutlookSchema } from '../contracts/outlook.ts';
import { standingsSchema } from '../contracts/standings.ts';
import { createDatabase } from '../origin/db/database.ts';
import { seasonOutlooks } from '../origin/db/outlook-schema.ts';
import { matches } from '../origin/db/schema.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { fixture } from '../testing/football.ts';
import { data } from '../testing/media-data.ts';
import { signed } from '../testing/signed.ts';
import { renewOutlooks, REST } from './renew-outlooks.ts';

const db = createDatabase(env.DB);
const DAY = 86_400_000;
const league = { id: 'outlook-league', name: 'Outlook League', country: 'es' };
const season = { id: 'outlook-2026', name: '2026' };
const teams = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse'].map((name) => ({
  id: `outlook-${name.toLowerCase()}`,
  name,
  shortName: name,
}));
const zones = [
  { from: 1, to: 2, kind: 'qualification', name: 'Meridian Cup' },
  { from: 7, to: 7, kind: 'relegation', name: 'Relegation' },
] as const;

/** Each team hosts each other once; the first five have won at home. */
const listed = teams.flatMap((home, place) =>
  teams
    .filter((away) => away !== home)
    .map((away, index): CatalogueMatch => ({
      matchId: `${home.id}-${away.id}`,
      fixture: fixture({
        league,
        home,
        away,
        startTime: Date.UTC(2026, 7, 1) + (place * 6 + index) * DAY,
      }),
      season,
      ...(place < 5 && {
        result: {
          status: 'Finished' as const,
          matchStatus: 'Ended' as const,
          score: { home: 1, away: 0 },
          periods: [],
          gameScore: [],
        },
      }),
    })),
);
beforeAll(async () => {
  const rules = [{ seasonId: season.id, zones: [...zones] }];
  await call(signed('/ingest/v1/catalogue', { source: 'test', matches: listed, rules }));
});

/** A time at which the last change of a match has rested. */
const rested = () => Date.now() + REST + 1_000;
const outlook = () => data(`leagues/${league.id}/outlook`, seasonOutlookSchema);
const dueAt = async () => {
  const [row] = await db
    .select()
    .from(seasonOutlooks)
    .where(eq(seasonOutlooks.seasonId, season.id));
  return row?.dueAt;
};

it('makes the outlook of a season once its results have rested, and names it beside the table', async () => {
  await renewOutlooks(env, Date.now());
  expect(await outlook()).toEqual({
    season: { seasonId: season.id, seasonName: season.name },
    outlook: null,
  });
  await renewOutlooks(env, rested());
  const { outlook: made } = await outlook();
  expect(made).toMatchObject({
    runs: 10_000,
    asOf: Date.UTC(2026, 7, 30),
    matchesLeft: 12,
    zones: zones.map(({ kind, name }) => ({ zoneKind: kind, zoneName: name })),
  });
  expect(made?.teams).toHaveLength(7);
  const sum = (of: (team: NonNullable<typeof made>['teams'][number]) => number | undefined) =>
    made?.teams.reduce((total, team) => total + (of(team) ?? 0), 0);
  expect(sum(({ titleChance }) => titleChance)).toBeCloseTo(1);
  expect(sum(({ zoneChances }) => zoneChances[0])).toBeCloseTo(2);
  expect(sum(({ zoneChances }) => zoneChances[1])).toBeCloseTo(1);
  expect(await dueAt()).toBeNull();
  const table = await data(`leagues/${league.id}/standings`, standingsSchema);
  expect(table.hasOutlook).toBe(true);
  // Teams begin with the points of the table, and each of the matches left adds two or three.
  const rows = table.tables[0]?.rows ?? [];
  const pointsOf = new Map(rows.map(({ teamId, points }) => [teamId, points]));
  expect(made?.teams.map(({ points }) => points)).toEqual(
    made?.teams.map(({ teamId }) => pointsOf.get(teamId)),
  );
  const expected = made?.teams.map(({ expectedPoints }) => expectedPoints) ?? [];
  expect(expected).toEqual(expected.toSorted((one, other) => other - one));
  expect(expected.some((points) => !Number.isInteger(points))).toBe(true);
  const added = (sum(({ expectedPoints }) => expectedPoints) ?? 0) - 90;
  expect(added).toBeGreaterThan(24);
  expect(added).toBeLessThan(36);
  for (const { titleChance, zoneChances } of made?.teams ?? [])
    expect(zoneChances[0]).toBeGreaterThanOrEqual(titleChance);
});

it('makes it again after another result, and not after a score in play', async () => {
  const [before, match] = [await outlook(), eq(matches.id, `${teams[5]?.id}-${teams[0]?.id}`)];
  await db
    .update(matches)
    .set({ status: 'Live', score: { home: 1, away: 0 } })
    .where(match);
  expect(await dueAt()).toBeNull();
  await db.update(matches).set({ status: 'Ended', matchStatus: 'Ended' }).where(match);
  expect(await dueAt()).toBeTypeOf('number');
  await renewOutlooks(env, rested());
  const { outlook: after } = await outlook();
  expect(after?.matchesLeft).toBe(11);
  expect(after).not.toEqual(before.outlook);
});

it('takes the outlook away when a fixture is missing', async () => {
  const match = eq(matches.id, `${teams[6]?.id}-${teams[0]?.id}`);
  await db.update(matches).set({ status: 'Cancelled' }).where(match);
  await renewOutlooks(env, rested());
  expect((await outlook()).outlook).toBeNull();
  const table = await data(`leagues/${league.id}/standings`, standingsSchema);
  expect(table.hasOutlook).toBe(false);
});

it('leaves a season due whose outlook an operator’s own API would answer', async () => {
  await db.update(seasonOutlooks).set({ dueAt: 1 }).where(eq(seasonOutlooks.seasonId, season.id));
  await renewOutlooks({ ...env, MEDIA_API_URL: 'https://api.example' }, rested());
  expect(await dueAt()).toBe(1);
});
