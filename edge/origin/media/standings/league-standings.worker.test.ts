import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { CatalogueMatch } from '../../../../realtime/protocol/catalogue.ts';
import type { Tiebreakers } from '../../../../realtime/protocol/season-rules.ts';
import { envelopeSchema } from '../../../contracts/envelope.ts';
import { bracketSchema } from '../../../contracts/bracket.ts';
import { roundListSchema } from '../../../contracts/rounds.ts';
import { standingsSchema } from '../../../contracts/standings.ts';
import { call } from '../../../testing/call.ts';
import { data as read } from '../../../testing/media-data.ts';
import { signed } from '../../../testing/signed.ts';
import {
  ash,
  birch,
  cedar,
  dogwood,
  importMatches,
  league,
  listed,
  now,
} from '../../../testing/tables-league.ts';

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

  it('counts the score of a live match, and marks it as live', async () => {
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
      rule: { points: { win: 3, draw: 1, loss: 0 }, hasDraws: true },
      countedEvents: [
        {
          eventId: matchId,
          group: 'Group A',
          homeTeamId: birch.id,
          counted: { score: { home: 4, away: 0 }, isLive: true },
        },
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

  it('answers 400 to an unknown scope', async () => {
    expect(await call(`/api/media/v1/leagues/${league.id}/standings?scope=mine`)).toMatchObject({
      status: 400,
      body: { message: 'scope is all, home or away' },
    });
  });

  it.each([
    'none/standings',
    'none/rounds',
    'none/bracket',
    `${league.id}/standings?seasonId=none`,
  ])('answers 404 to %s', async (path) => {
    expect(await call(`/api/media/v1/leagues/${path}`)).toMatchObject({
      status: 404,
      body: { message: 'No data available for this league.' },
    });
  });
});

describe('the rules of a season', () => {
  const season = { id: 'tables-2030', name: '2030' };
  const of = (
    sides: Pick<CatalogueMatch['fixture'], 'home' | 'away'>,
    goals?: [number, number],
    more: Partial<CatalogueMatch> & { round?: string } = {},
  ) => listed(sides, { season, ...(goals && { goals }), ...more });

  it('order the table, name its zones, and count home and away separately', async () => {
    const tiebreakers: Tiebreakers = {
      criteria: ['points', 'head-to-head-points', 'difference'],
      headToHead: 'complete',
      again: 'all-criteria',
    };
    const zones = [{ from: 1, to: 1, kind: 'champion', name: 'Champions' }] as const;
    await importMatches(
      [
        of({ home: birch, away: ash }, [1, 0]),
        of({ home: ash, away: cedar }, [6, 0]),
        of({ home: cedar, away: birch }, [1, 0]),
      ],
      { rules: [{ seasonId: season.id, tiebreakers, zones: [...zones] }] },
    );
    const path = `standings?seasonId=${season.id}`;
    const { data: all } = await data(path, standingsSchema);
    // All have three points and one win over each other: goal difference decides.
    expect(all.tables[0]?.rows.map(({ teamId, zone }) => [teamId, zone?.zoneName])).toEqual([
      [ash.id, 'Champions'],
      [birch.id, undefined],
      [cedar.id, undefined],
    ]);
    expect(all.tables[0]?.zones).toEqual([{ zoneKind: 'champion', zoneName: 'Champions' }]);
    const { data: home } = await data(`${path}&scope=home`, standingsSchema);
    expect(home).toMatchObject({
      scope: 'home',
      tables: [
        {
          zones: [],
          rows: [
            { teamId: ash.id, played: 1, scored: 6, zone: null },
            { teamId: birch.id, played: 1, points: 3 },
            { teamId: cedar.id, played: 1, points: 3 },
          ],
        },
      ],
    });
  });

  it('count matches between divisions in the table of each', async () => {
    const divisions = { id: 'tables-2031', name: '2031' };
    await importMatches(
      [
        of({ home: ash, away: cedar }, [3, 0], { season: divisions }),
        of({ home: dogwood, away: ash }, [0, 1], { season: divisions }),
      ],
      {
        groups: [
          { sportId: 1, seasonId: divisions.id, name: 'East', teams: [ash, birch] },
          { sportId: 1, seasonId: divisions.id, name: 'West', teams: [cedar, dogwood] },
        ],
      },
    );
    const { data: list } = await data(`standings?seasonId=${divisions.id}`, standingsSchema);
    expect(list.tables).toMatchObject([
      {
        group: 'East',
        rows: [
          { teamId: ash.id, points: 6 },
          { teamId: birch.id, played: 0 },
        ],
      },
      {
        group: 'West',
        rows: [
          { teamId: dogwood.id, lost: 1 },
          { teamId: cedar.id, lost: 1 },
        ],
      },
    ]);
  });

  it('show knock-out ties in the bracket, drawn or not', async () => {
    const cup = { id: 'tables-2032', name: '2032' };
    const tie = (number: number, round = 'Semi-finals') =>
      ({ season: cup, stage: 'knockout', tie: number, round }) as const;
    const second = of({ home: ash, away: birch }, [3, 0], tie(0));
    await importMatches(
      [
        of({ home: birch, away: ash }, [2, 1], tie(0)),
        { ...second, fixture: { ...second.fixture, startTime: now + 1 } },
        of({ home: dogwood, away: cedar }, undefined, tie(1)),
      ],
      {
        rules: [
          {
            seasonId: cup.id,
            knockout: [
              { name: 'Semi-finals', ties: 2 },
              { name: 'Final', ties: 1 },
            ],
          },
        ],
      },
    );
    const { data: bracket } = await data(`bracket?seasonId=${cup.id}`, bracketSchema);
    const [semiFinals, final] = bracket.rounds;
    expect(semiFinals?.ties.map(({ legs, nextTieId }) => [legs.length, nextTieId])).toEqual([
      [2, final?.ties[0]?.tieId],
      [1, final?.ties[0]?.tieId],
    ]);
    expect(semiFinals?.ties[0]?.sides).toMatchObject([
      { team: { teamName: 'Birch' }, score: 2, isWinner: false },
      { team: { teamName: 'Ash' }, score: 4, isWinner: true },
    ]);
    expect(final?.ties).toMatchObject([
      { legs: [], sides: [{ team: null, score: null }, { team: null }], nextTieId: null },
    ]);
  });

  it('show a future season only on request', async () => {
    const later = { id: 'tables-2040', name: '2040' };
    const match = listed({ home: ash, away: birch }, { season: later });
    const startTime = now + 30 * 86_400_000;
    await importMatches([{ ...match, fixture: { ...match.fixture, startTime } }]);
    const { data: current } = await data('standings', standingsSchema);
    expect(current.season?.seasonName).toBe('2032');
    expect(current.seasons[0]?.seasonName).toBe('2040');
    const { data: asked } = await data('standings?seasonId=tables-2040', standingsSchema);
    expect(asked.season?.seasonName).toBe('2040');
  });
});

describe('what a season’s tables count', () => {
  const path = (season: string, of = 'standings') =>
    `leagues/${league.id}/${of}?seasonId=${season}`;
  const standingsOf = (season: string) => read(path(season), standingsSchema);
  const named = (name: string) => ({ id: `counted-${name}`, name: '2020' });
  const zones = [{ from: 1, to: 1, kind: 'champion', name: 'Champions' } as const];
  const own = { home: ash, away: birch };

  it('a zone is nobody’s before the first result, and only the first stage has zones', async () => {
    const [open, later] = [named('open'), named('later')];
    const rules = [open, later].map(({ id }) => ({ seasonId: id, zones }));
    await importMatches(
      [
        listed(own, { season: open }),
        listed(own, { season: later, goals: [1, 0] }),
        listed(own, { season: later, goals: [1, 0], stage: 'championship-round' }),
      ],
      { rules },
    );
    const { tables } = await standingsOf(open.id);
    expect(tables[0]?.zones).toHaveLength(1);
    expect(tables[0]?.rows.map(({ zone }) => zone)).toEqual([null, null]);
    const both = await standingsOf(later.id);
    expect(both.tables.map(({ stage, rows }) => [stage, rows[0]?.zone?.zoneName])).toEqual([
      ['championship-round', undefined],
      ['table', 'Champions'],
    ]);
  });

  it('groups come in the order of their numbers', async () => {
    const season = named('groups');
    const numbers = [10, 2, 1].map((number) => `Group ${number}`);
    await importMatches(numbers.map((group) => listed(own, { season, group, goals: [1, 0] })));
    const { tables } = await standingsOf(season.id);
    expect(tables.map(({ group }) => group)).toEqual(['Group 1', 'Group 2', 'Group 10']);
  });

  it('a season whose first matchday is missing has no table', async () => {
    const season = named('late');
    await importMatches([listed(own, { season, round: 'Matchday 7', goals: [1, 0] })]);
    expect((await standingsOf(season.id)).tables).toEqual([]);
  });

  it('level teams with a match to play are not compared by their other match', async () => {
    const season = named('pending');
    const tiebreakers: Tiebreakers = {
      criteria: ['points', 'head-to-head-points', 'difference'],
      headToHead: 'complete',
      again: 'never',
    };
    // Ash won against Birch, who has the better difference.
    await importMatches(
      [
        listed(own, { season, goals: [1, 0] }),
        listed({ home: birch, away: cedar }, { season, goals: [5, 0] }),
        listed({ home: birch, away: ash }, { season }),
      ],
      { rules: [{ seasonId: season.id, tiebreakers }] },
    );
    const { tables } = await standingsOf(season.id);
    expect(tables[0]?.rows.map(({ teamId }) => teamId)).toEqual([birch.id, ash.id, cedar.id]);
  });
});
