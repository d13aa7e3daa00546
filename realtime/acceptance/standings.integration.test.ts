import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feed, freePort, Product } from './product.ts';
import { recording, recordingsArePresent } from './recordings.ts';
import { expectedTables } from './season-file.ts';

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
const answerSchema = v.object({
  data: v.object({
    season: v.object({ seasonName: v.string() }),
    isLive: v.boolean(),
    tables: v.array(v.object({ group: v.nullable(v.string()), rows: v.array(rowSchema) })),
  }),
});
const countsSchema = v.object({
  sent: v.number(),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
});

const squadSchema = v.object({
  data: v.object({
    players: v.array(
      v.object({
        playerName: v.string(),
        playerBirthDate: v.string(),
        shirtNumber: v.number(),
        position: v.string(),
        club: v.string(),
      }),
    ),
  }),
});

describe.skipIf(!recordingsArePresent)('seasons that are imported', () => {
  let product: Product;

  beforeAll(async () => {
    product = new Product(await freePort());
    await product.start();
  });
  afterAll(() => product.stop());

  async function importFile(file: string) {
    const path = recording(`football/${file}`);
    const { code, lines } = await feed(
      'import',
      '--format',
      'openfootball',
      '--file',
      path,
      '--to',
      product.url,
      '--json',
    );
    expect(code).toBe(0);
    return v.parse(countsSchema, lines.at(-1));
  }

  test.each([
    ['2025-26-en.1.json', 'of-en.1', '2025-26', 380],
    ['2025-26-es.1.json', 'of-es.1', '2025-26', 380],
    ['2025-26-de.1.json', 'of-de.1', '2025-26', 306],
    ['2025-26-it.1.json', 'of-it.1', '2025-26', 380],
    ['2024-25-uefa.cl.json', 'of-uefa.cl', '2024-25', 189],
    // 104 matches, 16 grounds, 12 groups and 48 squads.
    ['2026.worldcup.json', 'of-worldcup', '2026', 180],
  ])(
    'have the tables that %s says, and twice changes nothing',
    async (file, league, season, count) => {
      expect(await importFile(file)).toMatchObject({ sent: count, created: count });
      expect(await importFile(file)).toMatchObject({ created: 0, updated: 0, unchanged: count });
      const response = await fetch(`${product.url}/api/media/v1/leagues/${league}/standings`);
      const { data } = v.parse(answerSchema, await response.json());
      expect(data).toMatchObject({ season: { seasonName: season }, isLive: false });
      const tables = new Map(data.tables.map(({ group, rows }) => [group ?? '', rows]));
      expect(tables).toEqual(expectedTables(file));
    },
  );

  test('bring the squads that lie beside the file', async () => {
    const response = await fetch(`${product.url}/api/media/v1/teams/of-czech-republic/squad`);
    const { data } = v.parse(squadSchema, await response.json());
    expect(data.players).toHaveLength(26);
    expect(data.players[0]).toEqual({
      playerName: 'Matěj Kovář',
      playerBirthDate: '2000-05-17',
      shirtNumber: 1,
      position: 'GK',
      club: 'PSV Eindhoven',
    });
  });
});
