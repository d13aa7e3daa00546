import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../demo/world/random.ts';
import { IndependentClient } from './independent-client.ts';
import { Product, type CommandResult } from './product.ts';
import { readPage } from './read-page.ts';
import { REAL_FACTS } from './real-facts.ts';
import {
  BASKETBALL,
  basketballScores,
  CHAMPIONS_LEAGUE,
  importRecording,
  recordingsArePresent,
  WHY_SKIPPED,
  replayRecording,
  WORLD_CUP,
  worldCupEnds,
} from './recordings.ts';

/** Decides when connections and servers end. */
const SEED = Number(process.env['SEED'] ?? 20261129);

const sides = v.object({ home: v.number(), away: v.number() });
const matchLine = v.object({
  matchId: v.string(),
  home: v.string(),
  away: v.string(),
  status: v.string(),
  score: sides,
  periods: v.array(sides),
});
const counts = v.object({
  sent: v.number(),
  applied: v.number(),
  duplicate: v.number(),
  rejected: v.number(),
});
const eventList = v.object({ events: v.array(v.object({ eventId: v.string() })) });
const snapshotSchema = v.object({
  epoch: v.string(),
  version: v.number(),
  state: v.looseObject({ matchStatus: v.string(), shootout: v.optional(sides) }),
});

/** Returns what a successful replay printed. */
function readOutput({ code, lines }: CommandResult) {
  expect(code).toBe(0);
  return {
    matches: lines.slice(0, -1).map((line) => v.parse(matchLine, line)),
    counts: v.parse(counts, lines.at(-1)),
  };
}

function periodsOf(match: { periods: { home: number; away: number }[] }): string {
  return match.periods.map(({ home, away }) => `${home}-${away}`).join(' ');
}

describe.skipIf(!recordingsArePresent)(`the recorded real matches${WHY_SKIPPED}`, () => {
  let product: Product;

  beforeAll(async () => {
    product = new Product();
    await product.start();
  });

  afterAll(async () => {
    await product.stop();
  });

  /** Connects a viewer of a match. */
  async function viewerOf(matchId: string): Promise<IndependentClient> {
    const client = new IndependentClient(
      `${product.url.replace('http', 'ws')}/parties/match/${encodeURIComponent(matchId)}`,
    );
    await client.connect();
    return client;
  }

  async function snapshot(matchId: string) {
    const response = await fetch(`${product.url}/parties/match/${encodeURIComponent(matchId)}`);
    return v.parse(snapshotSchema, await response.json());
  }

  /** Waits until the viewer has the room's version; compares both, and ends the viewer. */
  async function expectToEqualTheRoom(client: IndependentClient, matchId: string): Promise<void> {
    const room = await snapshot(matchId);
    await expect.poll(() => client.version).toBe(room.version);
    expect(client.epoch).toBe(room.epoch);
    expect(client.state).toEqual(room.state);
    expect(client.gaps).toEqual([]);
    expect(client.snapshots).toBe(1);
    client.close();
  }

  /** Puts a match into the catalogue; returns a viewer who comes before the first update. */
  async function announced(matchId: string, sportId: number): Promise<IndependentClient> {
    const team = (name: string) => ({ id: `${matchId}-${name}`, name, shortName: name });
    const fixture = {
      sportId,
      league: { id: 'announced', name: 'Announced' },
      home: team('Home'),
      away: team('Away'),
      startTime: Date.now(),
    };
    const answer = await product.post('/ingest/v1/catalogue', { matches: [{ matchId, fixture }] });
    expect(answer).toMatchObject({ status: 200 });
    return viewerOf(matchId);
  }

  test('all 104 World Cup matches end as in the file, each followed by a viewer', async () => {
    const imported = await importRecording(product, WORLD_CUP);
    expect(imported.code).toBe(0);
    const ids = await worldCupMatchIds();
    expect(ids).toHaveLength(104);
    const viewers = await Promise.all(ids.map(viewerOf));

    const output = readOutput(await replayRecording(product, WORLD_CUP));
    expect(output.counts.rejected).toBe(0);
    const ends = await Promise.all(
      output.matches.map(async ({ matchId, home, away, status, score }) => {
        const { state } = await snapshot(matchId);
        expect(status).toBe('Finished');
        const shootout = state.shootout ? { shootout: state.shootout } : {};
        return { home, away, score, matchStatus: state.matchStatus, ...shootout };
      }),
    );
    const byTeams = (a: { home: string; away: string }, b: { home: string; away: string }) =>
      `${a.home}-${a.away}`.localeCompare(`${b.home}-${b.away}`);
    expect(ends.toSorted(byTeams)).toEqual(worldCupEnds().toSorted(byTeams));

    for (const [index, client] of viewers.entries())
      await expectToEqualTheRoom(client, ids[index] ?? '');
  });

  async function worldCupMatchIds(): Promise<string[]> {
    const halves = [
      ['2026-06-10', '2026-07-01'],
      ['2026-07-01', '2026-07-22'],
    ] as const;
    const lists = await Promise.all(
      halves.map(async ([from, to]) => {
        const query = `from=${Date.parse(from)}&to=${Date.parse(to)}&sportId=1`;
        const { events } = await product.ask(`events?${query}`, eventList);
        return events.map(({ eventId }) => eventId);
      }),
    );
    return lists.flat();
  }

  test(`BKN–GSW ends 125–99, and a viewer gets each score in order though the server is killed twice (SEED=${SEED})`, async () => {
    const random = createRandom('crash', SEED);
    const matchId = 'nba-0022000001';
    const client = await announced(matchId, 2);
    const going = replayRecording(product, BASKETBALL, '1200');
    // Counted from the first: after a slow restart the replay makes up for the time at once.
    for (const next of [random.int(20, 120), random.int(140, 240)]) {
      await expect.poll(() => client.version).toBeGreaterThanOrEqual(next);
      const before = client.version;
      await product.end('SIGKILL', 'group');
      await product.start();
      // Viewers see only durable state, so the room's version is not below theirs.
      expect((await snapshot(matchId)).version).toBeGreaterThanOrEqual(before);
    }
    const output = readOutput(await going);
    expect(output.matches).toMatchObject([
      { matchId, status: 'Finished', score: { home: 125, away: 99 } },
    ]);
    const { sent, applied, duplicate } = output.counts;
    expect(applied + duplicate).toBe(sent);
    // An update that changes nothing visible adds no version; no update adds two.
    expect((await snapshot(matchId)).version).toBeLessThanOrEqual(sent);
    await expectToEqualTheRoom(client, matchId);
    expect(client.scores).toEqual(basketballScores());
  });

  test(`a viewer disconnected at random misses no change and gets no second snapshot (SEED=${SEED})`, async () => {
    const random = createRandom('cuts', SEED);
    const matchId = 'nfl-2015020100';
    const client = await announced(matchId, 16);
    const over = new AbortController();
    const cuts = (async () => {
      while (!over.signal.aborted) {
        const next = client.version + random.int(1, 12);
        await expect.poll(() => over.signal.aborted || client.version >= next).toBe(true);
        await client.cut();
      }
    })();
    const game = { format: 'nfl-gamecenter', file: 'american-football/2015020100.json' };
    const replayed = await replayRecording(product, game, '2400');
    over.abort();
    await cuts;
    const [match] = readOutput(replayed).matches;
    expect(match?.status).toBe('Finished');
    expect([match?.score.home, match?.score.away].toSorted()).toEqual([24, 28]);
    expect(client.cuts).toBeGreaterThan(5);
    await expectToEqualTheRoom(client, matchId);
  });

  test.each([
    {
      format: 'tennis-pbp',
      file: 'tennis/2012-ausopen-finals-points.csv',
      ends: ['5-7 6-4 6-2 6-7 7-5', '6-3 6-0'],
    },
    // From its 127 points; the last column of its `[3SET]` table holds minutes.
    { format: 'datavolley', file: 'volleyball/example_data.dvw', ends: ['25-16 25-14 25-22'] },
    { format: 'shuttleset', file: 'badminton/wtf-2020-final', ends: ['21-16 5-21 21-17'] },
  ])('$format ends $ends', async ({ format, file, ends }) => {
    const { matches } = readOutput(await replayRecording(product, { format, file }));
    expect(matches.map((match) => match.status)).toEqual(ends.map(() => 'Finished'));
    expect(matches.map(periodsOf).toSorted()).toEqual(ends.toSorted());
  });

  test('a second replay sends only duplicates', async () => {
    const output = readOutput(await replayRecording(product, BASKETBALL));
    expect(output.counts.duplicate).toBe(output.counts.sent);
    expect(output.matches[0]?.score).toEqual({ home: 125, away: 99 });
  });

  test('a season is imported without its impossible shoot-outs', async () => {
    const { code, lines } = await importRecording(product, CHAMPIONS_LEAGUE);
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatchObject({ rejected: 0, leftOut: 2 });
  });

  test.each(REAL_FACTS)(
    '$page says in three languages: $fact',
    async ({ page, says, never = [] }) => {
      for (const [language, sentences] of Object.entries(says)) {
        const text = await readPage(`${product.url}${page}`, language);
        for (const sentence of sentences) expect(text).toContain(sentence);
        for (const sentence of never) expect(text).not.toContain(sentence);
      }
    },
  );
});
