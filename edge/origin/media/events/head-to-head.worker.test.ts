import { expect, it } from 'vitest';
import type { CatalogueMatch } from '../../../../realtime/protocol/catalogue.ts';
import { headToHeadSchema } from '../../../contracts/event-page.ts';
import { call } from '../../../testing/call.ts';
import { fixture } from '../../../testing/football.ts';
import { data } from '../../../testing/media-data.ts';
import { signed } from '../../../testing/signed.ts';

const DAY = 86_400_000;
const now = Date.now();

/** Sends a league of this name, and returns a function that reads the facts of one of its matches. */
async function send(name: string, matches: readonly (readonly [days: number, goals: string])[]) {
  const team = (id: string) => ({ id: `${name}-${id}`, name: id, shortName: id });
  const listed = matches.map(([days, goals], index): CatalogueMatch => {
    const [home, away] = goals.split(':').map(Number);
    return {
      matchId: `${name}-${days}`,
      fixture: fixture({
        league: { id: name, name, country: 'es' },
        home: team('Ash'),
        away: team(index % 2 === 0 ? 'Birch' : 'Cedar'),
        startTime: now + days * DAY,
      }),
      season: { id: `${name}-2026`, name: '2026' },
      ...(home !== undefined &&
        away !== undefined && {
          result: {
            status: 'Finished' as const,
            matchStatus: 'Ended' as const,
            score: { home, away },
            periods: [],
            gameScore: [],
          },
        }),
    };
  });
  const answer = await call(signed('/ingest/v1/catalogue', { source: 'test', matches: listed }));
  expect(answer.status).toBe(200);
  return async (days: number) => {
    const path = `events/${name}-${days}/head-to-head`;
    const { facts = [] } = await data(path, headToHeadSchema);
    return facts
      .filter(({ side }) => side === 'home')
      .map(({ kind, count, where, leagueName }) => [kind, count, where, leagueName]);
  };
}

it('facts of a match to come count all results in a row, and name their league', async () => {
  const facts = await send('facts-row', [
    [2, '?'],
    [-7, '1:0'],
    [-14, '2:1'],
    [-21, '3:1'],
    [-28, '0:1'],
  ]);
  expect(await facts(2)).toEqual([['winning', 3, 'all', 'facts-row']]);
});

it('a stored match without a result ends a streak', async () => {
  const facts = await send('facts-gap', [
    [2, '?'],
    [-7, '1:0'],
    [-14, '2:1'],
    [-21, '?'],
    [-28, '3:1'],
    [-35, '3:1'],
  ]);
  expect(await facts(2)).toEqual([]);
});

it('facts of a match that is over are those before it', async () => {
  const facts = await send('facts-over', [
    [-7, '0:5'],
    [-14, '0:1'],
    [-21, '2:1'],
    [-28, '1:0'],
    [-35, '3:1'],
  ]);
  expect(await facts(-14)).toEqual([['winning', 3, 'all', 'facts-over']]);
});
