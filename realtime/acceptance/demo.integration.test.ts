import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonMatches, shownSeasons } from '../demo/season/schedule.ts';
import { outcomeOf } from '../demo/season/scheduled-match.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { independentTable } from './independent-table.ts';
import { feed, Product } from './product.ts';

const countsSchema = v.object({
  sent: v.number(),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});
const rowsSchema = v.object({
  tables: v.array(
    v.object({
      group: v.nullable(v.string()),
      rows: v.array(
        v.object({ teamName: v.string(), played: v.number(), points: v.nullable(v.number()) }),
      ),
    }),
  ),
});
const bracketSchema = v.object({
  rounds: v.array(v.object({ roundName: v.string(), ties: v.array(v.unknown()) })),
});
const eventsSchema = v.object({ events: v.array(v.object({ fixtureSportId: v.number() })) });

/** Time in which a busy machine plays the seasons of all leagues, ms. */
const SEASONS_MS = 300_000;

describe('the demo', { timeout: SEASONS_MS }, () => {
  let product: Product;

  beforeAll(async () => {
    product = new Product();
    await product.start();
  });
  afterAll(() => product.stop());

  async function seed(...options: string[]) {
    const { code, lines } = await feed('seed', '--to', product.url, '--json', ...options);
    expect(code).toBe(0);
    // Details print a separate line.
    const line = lines.find((each) => v.is(countsSchema, each));
    return v.parse(countsSchema, line);
  }

  test('shows matches of all sports after a short first seed', async () => {
    // On a Thursday no gridiron match is within three days.
    expect(await seed('--days', '4')).toMatchObject({ updated: 0, unchanged: 0 });
    const now = Date.now();
    const range = `from=${now - 4 * 86_400_000}&to=${now + 4 * 86_400_000}&size=500`;
    const { events } = await product.ask(`events?${range}`, eventsSchema);
    expect(new Set(events.map(({ fixtureSportId }) => fixtureSportId)).size).toBe(
      ALL_SPORTS.length,
    );
  });

  test('seeds whole seasons with tables that follow from the results', async () => {
    const began = new Date().toISOString();
    expect((await seed()).sent).toBeGreaterThan(5_000);
    expect((await seed('--since', began)).sent).toBeLessThan(20);

    const now = Date.parse(began);
    const season = shownSeasons(now).findLast(({ league }) => league.key === 'fb-2');
    const results = (season ? seasonMatches(season, now) : []).map((match) => {
      const { home, away, startTime } = match.fixture;
      const { result, endsAt } = outcomeOf(match);
      // The match may be postponed.
      const isOver = startTime < now && endsAt <= now && result.status === 'Finished';
      const { score } = isOver ? result : {};
      const goals: [number, number] | undefined = score && [score.home, score.away];
      return { home: home.name, away: away.name, goals };
    });
    const path = `leagues/demo-fb-2/standings?seasonId=${season?.season.id}`;
    const { tables } = await product.ask(path, rowsSchema);
    expect(tables[0]?.rows).toEqual(
      independentTable(results, 'spain').map(({ team, played, points }) => ({
        teamName: team,
        played,
        points,
      })),
    );
  });

  test('has divisions, groups and a knock-out', async () => {
    const divisions = await product.ask('leagues/demo-af-1/standings', rowsSchema);
    expect(divisions.tables.map(({ rows }) => rows.length)).toEqual([4, 4, 4, 4]);
    const groups = await product.ask('leagues/demo-fb-6/standings', rowsSchema);
    expect(groups.tables.map(({ group }) => group)).toContain('Group H');
    const cup = await product.ask('leagues/demo-fb-6/bracket', bracketSchema);
    expect(cup.rounds.map(({ roundName, ties }) => [roundName, ties.length])).toEqual([
      ['Round of 16', 8],
      ['Quarter-finals', 4],
      ['Semi-finals', 2],
      ['Final', 1],
    ]);
  });

  test('creates nothing when it is seeded again', async () => {
    const again = await seed('--days', '4');
    // A match may have finished since.
    expect(again.updated).toBeLessThan(5);
    expect(again).toMatchObject({ created: 0, unchanged: again.sent - again.updated });
  });
});
