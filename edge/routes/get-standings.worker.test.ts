import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CatalogueMatch } from '../../realtime/protocol/catalogue.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { roundListSchema, standingsSchema } from '../contracts/standings.ts';
import { call } from '../testing/call.ts';
import { fixture, newMatchId } from '../testing/football.ts';
import { signed } from '../testing/signed.ts';

const league = { id: 'tables-league', name: 'Tables League', country: 'es' };
const teams = ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({
  id: `tables-${name.toLowerCase()}`,
  name,
  shortName: name,
}));
const [ash, birch, cedar, dogwood] = teams;
if (!ash || !birch || !cedar || !dogwood) throw new Error('four teams');
const now = Date.now();

function listed(
  sides: Pick<CatalogueMatch['fixture'], 'home' | 'away'>,
  more: Partial<CatalogueMatch> & { round?: string; group?: string; goals?: [number, number] },
): CatalogueMatch {
  const { round = 'Matchday 1', group, goals, ...rest } = more;
  return {
    matchId: newMatchId(),
    fixture: fixture({ league, ...sides, round, startTime: now, ...(group && { group }) }),
    season: { id: 'tables-2026', name: '2026' },
    ...(goals && {
      result: {
        status: 'Finished',
        matchStatus: 'Ended',
        score: { home: goals[0], away: goals[1] },
        periods: [],
        gameScore: [],
      },
    }),
    ...rest,
  };
}

const importMatches = (matches: CatalogueMatch[]) =>
  call(signed('/ingest/v1/catalogue', { source: 'test', matches }));

async function data<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
  const { status, body, headers } = await call(`/api/media/v1/leagues/${league.id}/${path}`);
  expect(status).toBe(200);
  return { headers, ...v.parse(envelopeSchema(schema), body) };
}

describe('GET /v1/leagues/{id}/standings', () => {
  it('makes a table for each group of the newest season, without knock-out matches', async () => {
    await importMatches([
      listed({ home: ash, away: birch }, { group: 'Group A', goals: [2, 0] }),
      listed({ home: cedar, away: dogwood }, { group: 'Group B', goals: [1, 1] }),
      listed({ home: ash, away: cedar }, { round: 'Final', stage: 'knockout', goals: [0, 5] }),
      listed(
        { home: ash, away: birch },
        { season: { id: 'tables-2025', name: '2025' }, goals: [0, 1] },
      ),
    ]);
    const { data: standings, headers } = await data('standings', standingsSchema);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(standings).toMatchObject({
      season: { seasonId: 'tables-2026' },
      seasons: [{ seasonName: '2026' }, { seasonName: '2025' }],
      isLive: false,
      tables: [
        { group: 'Group A', rows: [{ teamId: ash.id, points: 3, form: ['W'] }, { points: 0 }] },
        {
          group: 'Group B',
          rows: [
            { rank: 1, teamId: cedar.id },
            { rank: 1, points: 1 },
          ],
        },
      ],
    });
    const { data: before } = await data('standings?seasonId=tables-2025', standingsSchema);
    expect(before.tables).toMatchObject([{ group: null, rows: [{ teamId: birch.id }, {}] }]);
  });

  it('applies the score of a match that is going on, and says so', async () => {
    const match = listed({ home: birch, away: ash }, { group: 'Group A', round: 'Matchday 2' });
    await importMatches([match]);
    const { matchId, fixture: played } = match;
    const updates = [
      { matchId, sequence: 1, occurredAt: now, fixture: played },
      { matchId, sequence: 2, occurredAt: now, status: 'Live', matchStatus: 'H1' },
      { matchId, sequence: 3, occurredAt: now, score: { home: 4, away: 0 } },
    ];
    await call(signed('/ingest/v1/updates', { source: 'test', updates }));
    const { data: standings } = await data('standings', standingsSchema);
    expect(standings).toMatchObject({
      isLive: true,
      tables: [
        {
          rows: [{ teamId: birch.id, difference: 2, isLive: true, form: ['L'] }, { isLive: true }],
        },
        { rows: [{ isLive: false }, { isLive: false }] },
      ],
    });
  });

  it('knows the season of a match that a room reported before the catalogue did', async () => {
    const match = listed({ home: cedar, away: dogwood }, { group: 'Group B' });
    const { matchId, fixture: played } = match;
    const update = { matchId, sequence: 1, occurredAt: now, fixture: played };
    await call(signed('/ingest/v1/updates', { source: 'test', updates: [update] }));
    await importMatches([match]);
    expect((await importMatches([match])).body).toMatchObject({ unchanged: 1 });
    const { data: list } = await data('rounds', roundListSchema);
    const rounds = new Map(list.rounds.map((round) => [round.roundName, round]));
    expect(rounds.get('Matchday 1')).toMatchObject({ stage: 'table', matches: 3 });
    expect(rounds.get('Final')).toMatchObject({ stage: 'knockout', matches: 1 });
    expect(list.groups).toMatchObject([
      { groupName: 'Group A', teamIds: [ash.id, birch.id] },
      { groupName: 'Group B', teamIds: [cedar.id, dogwood.id] },
    ]);
  });

  it.each(['none/standings', 'none/rounds', `${league.id}/standings?seasonId=none`])(
    'answers 404 to %s',
    async (path) => {
      expect(await call(`/api/media/v1/leagues/${path}`)).toMatchObject({
        status: 404,
        body: { message: 'No data available for this league.' },
      });
    },
  );
});
