import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Product } from './product.ts';
import { importRecording, recordingsArePresent, WHY_SKIPPED } from './recordings.ts';
import { LEAGUE_PHASE_2024, WORLD_CUP_PAIRS } from './published-tables.ts';
import { expectedPairs, expectedTables } from './season-file.ts';

const rowSchema = v.pipe(
  v.object({
    teamName: v.string(),
    played: v.number(),
    won: v.number(),
    drawn: v.number(),
    lost: v.number(),
    scored: v.number(),
    conceded: v.number(),
    points: v.number(),
  }),
  v.transform(({ teamName: team, ...row }) => ({ team, ...row })),
);
const standingsSchema = v.object({
  season: v.object({ seasonName: v.string() }),
  isLive: v.boolean(),
  tables: v.array(v.object({ group: v.nullable(v.string()), rows: v.array(rowSchema) })),
});

const sideSchema = v.object({
  team: v.nullable(v.object({ teamName: v.string() })),
  isWinner: v.boolean(),
});
const bracketSchema = v.object({
  rounds: v.array(
    v.object({
      roundName: v.string(),
      ties: v.array(
        v.object({
          tieId: v.string(),
          nextTieId: v.nullable(v.string()),
          sides: v.array(sideSchema),
        }),
      ),
    }),
  ),
});

const squadSchema = v.object({ players: v.array(v.unknown()) });

describe.skipIf(!recordingsArePresent)(`imported seasons${WHY_SKIPPED}`, () => {
  let product: Product;

  beforeAll(async () => {
    product = new Product();
    await product.start();
  });
  afterAll(() => product.stop());

  const standingsOf = (league: string) =>
    product.ask(`leagues/${league}/standings`, standingsSchema);

  /** Imports a season; returns the counts that it printed. */
  async function importFile(file: string) {
    const season = { format: 'openfootball', file: `football/${file}` };
    const { code, lines } = await importRecording(product, season);
    expect(code).toBe(0);
    return lines.at(-1);
  }

  // A season's rules count as one item, too.
  test.each([
    ['2025-26-en.1.json', 'of-en.1', '2025-26', 381, 'england'],
    ['2025-26-es.1.json', 'of-es.1', '2025-26', 381, 'spain'],
    ['2025-26-de.1.json', 'of-de.1', '2025-26', 307, 'germany'],
    ['2025-26-it.1.json', 'of-it.1', '2025-26', 381, 'italy'],
    ['2024-25-uefa.cl.json', 'of-uefa.cl', '2024-25', 190, 'league-phase'],
    // 104 matches, 16 grounds, 12 groups and 48 squads.
    ['2026.worldcup.json', 'of-worldcup', '2026', 181, 'world-cup'],
  ] as const)(
    'have the tables of %s, and a second import changes nothing',
    async (file, league, season, count, manner) => {
      expect(await importFile(file)).toMatchObject({ sent: count, created: count });
      expect(await importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: count });
      const data = await standingsOf(league);
      expect(data).toMatchObject({ season: { seasonName: season }, isLive: false });
      const tables = new Map(data.tables.map(({ group, rows }) => [group ?? '', rows]));
      expect(tables).toEqual(expectedTables(file, manner));
    },
  );

  test('end with the table that the Champions League published', async () => {
    const { tables } = await standingsOf('of-uefa.cl');
    expect(tables[0]?.rows.map(({ team, points }) => [team, points])).toEqual(LEAGUE_PHASE_2024);
  });

  test('yield the pairs of the World Cup’s round of 32 from the group places', async () => {
    const { tables } = await standingsOf('of-worldcup');
    const teamAt = (place: string) => {
      const rows = tables.find(({ group }) => group === `Group ${place.slice(1)}`)?.rows;
      return rows?.[Number(place[0]) - 1]?.team;
    };
    const pairs = WORLD_CUP_PAIRS.map((pair) => pair.map(teamAt));
    const played = expectedPairs('2026.worldcup.json', 'Round of 32');
    expect(played).toEqual(expect.arrayContaining(pairs));
  });

  test.each([
    [
      'of-worldcup',
      'Spain',
      [
        'Round of 32',
        'Round of 16',
        'Quarter-final',
        'Semi-final',
        'Match for third place',
        'Final',
      ],
    ],
    [
      'of-uefa.cl',
      null,
      [
        'Playoffs',
        'Finals, Round of 16',
        'Finals, Quarterfinals',
        'Finals, Semifinals',
        'Finals, Final',
      ],
    ],
  ])('have a bracket of %s from the first round to the last', async (league, winner, names) => {
    const { rounds } = await product.ask(`leagues/${league}/bracket`, bracketSchema);
    expect(rounds.map(({ roundName }) => roundName)).toEqual(names);
    const final = rounds.at(-1)?.ties ?? [];
    expect(final.flatMap(({ sides }) => sides.filter(({ isWinner }) => isWinner))).toMatchObject(
      winner === null ? [] : [{ team: { teamName: winner } }],
    );
    // Every winner of an earlier round goes on to a tie in which it plays.
    const ties = new Map(rounds.flatMap((round) => round.ties.map((tie) => [tie.tieId, tie])));
    const rest = rounds.filter(({ roundName }) => !/Final$|third/.test(roundName));
    for (const { sides, nextTieId } of rest.flatMap((round) => round.ties)) {
      const through = sides.find(({ isWinner }) => isWinner)?.team?.teamName;
      const next = ties.get(nextTieId ?? '');
      expect(next?.sides.map(({ team }) => team?.teamName)).toContain(through);
    }
  });

  test('include the squads stored beside the file', async () => {
    const { players } = await product.ask('teams/of-czech-republic/squad', squadSchema);
    expect(players).toHaveLength(26);
    expect(players[0]).toMatchObject({
      playerName: 'Matěj Kovář',
      playerBirthDate: '2000-05-17',
      shirtNumber: 1,
      position: 'GK',
      club: 'PSV Eindhoven',
    });
  });
});
