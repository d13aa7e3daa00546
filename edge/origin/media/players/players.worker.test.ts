import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../contracts/envelope.ts';
import {
  playerDetailSchema,
  playerEventsSchema,
  playerListSchema,
  playerStatisticsSchema,
} from '../../../contracts/players.ts';
import { call } from '../../../testing/call.ts';
import {
  importDeltaLeague,
  league,
  played,
  replayed,
  season,
} from '../../../testing/delta-league.ts';
import { fixture, newMatchId } from '../../../testing/football.ts';
import { data } from '../../../testing/media-data.ts';
import { signed } from '../../../testing/signed.ts';

beforeAll(importDeltaLeague);

describe('players', () => {
  it('have their squads and season statistics', async () => {
    const found = await data('players/delta-h-9', playerDetailSchema);
    expect(found).toMatchObject({
      // The squad's name is better than a team sheet's.
      player: { playerName: 'Bo Anders Ek', playerBirthDate: '2001-02-03', playerSportId: 1 },
      teams: [{ team: { teamId: 'harbour' }, season: { seasonId: season.id }, shirtNumber: 9 }],
      seasons: [
        { league: { leagueId: league.id }, appearances: 2, values: { goals: 3, minutes: 160 } },
      ],
    });
    expect(await data('players/delta-a-12', playerDetailSchema)).toMatchObject({
      teams: [],
      seasons: [],
    });
  });

  it('are listed each once by pages of a number, which say how many there are', async () => {
    const all = (await data('players?sportId=1&size=5000', playerListSchema)).players;
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 2); page += 1) {
      const path = `players?sportId=1&size=2&page=${page}`;
      const { players, total } = await data(path, playerListSchema);
      expect(total).toBe(all.length);
      ids.push(...players.map(({ playerId }) => playerId));
    }
    expect(ids).toEqual(all.map(({ playerId }) => playerId));
    expect(ids.length).toBeGreaterThan(4);
    expect(await data('players?sportId=1&size=2&page=9999', playerListSchema)).toEqual({
      players: [],
      flag: null,
      total: all.length,
    });
  });

  it('have the matches they played in, with their statistics', async () => {
    const path = 'players/delta-h-9/events';
    const { events, lines, flag } = await data(path, playerEventsSchema);
    expect(events.map(({ eventId }) => eventId).toSorted()).toEqual([played, replayed].toSorted());
    expect(flag).toBeNull();
    expect(lines.find(({ eventId }) => eventId === played)).toEqual({
      eventId: played,
      teamId: 'harbour',
      isStarter: true,
      values: { minutes: 80, goals: 2, shots: 3 },
    });
    const first = await data(`${path}?size=1`, playerEventsSchema);
    const second = await data(`${path}?size=1&flag=${first.flag}`, playerEventsSchema);
    expect([...first.events, ...second.events]).toEqual(events);
  });

  it('have no match in which they stayed on the bench', async () => {
    expect(await data('players/delta-h-12/events', playerEventsSchema)).toEqual({
      player: expect.objectContaining({ playerId: 'delta-h-12', playerName: 'Cy Lund' }),
      events: [],
      leagues: [],
      lines: [],
      flag: null,
    });
  });

  it('are ranked by a statistic, by default goals', async () => {
    const path = `leagues/${league.id}/player-statistics`;
    const found = await data(path, playerStatisticsSchema);
    expect(found).toMatchObject({ key: 'goals', total: 2, season: { seasonId: season.id } });
    expect(
      found.players.map(({ rank, value, player, team }) => [
        rank,
        value,
        player.playerId,
        team.teamId,
      ]),
    ).toEqual([
      [1, 4, 'delta-a-9', 'quarry'],
      [2, 3, 'delta-h-9', 'harbour'],
    ]);
    const saves = await data(`${path}?key=saves&seasonId=${season.id}`, playerStatisticsSchema);
    // Equals share their rank.
    expect(saves.players.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 4],
      [1, 4],
    ]);
    const second = await data(`${path}?size=1&page=2`, playerStatisticsSchema);
    expect(second.players.map(({ rank, player }) => [rank, player.playerId])).toEqual([
      [2, 'delta-h-9'],
    ]);
    expect((await data(`${path}?key=assists`, playerStatisticsSchema)).players).toEqual([]);
  });
});

describe('players of several teams and seasons', () => {
  type Figures = Record<string, Record<string, number>>;

  /** Sends a league of this sport, with the figures of each side's players in each match. */
  async function send(
    sportId: 1 | 2,
    matches: readonly { year: string; home: Figures; away: Figures }[],
  ) {
    const own = { id: `ranks-${sportId}`, name: 'Ranks League', country: 'no' };
    const [home, away] = ['ash', 'birch'].map((name) => ({
      id: `ranks-${sportId}-${name}`,
      name,
      shortName: name,
    }));
    if (!home || !away) throw new Error('two teams');
    const side = (figures: Figures) => ({
      players: Object.entries(figures).map(([id, values]) => ({
        id: `ranks-${sportId}-${id}`,
        name: id,
        starter: true,
        values,
      })),
    });
    const listed = matches.map(({ year }) => ({
      matchId: newMatchId(),
      fixture: fixture({ sportId, league: own, home, away }),
      season: { id: `ranks-${sportId}-${year}`, name: year },
      result: {
        status: 'Finished',
        matchStatus: 'Ended',
        score: { home: 1, away: 0 },
        periods: [],
        gameScore: [],
      },
    }));
    const details = matches.map((match, index) => ({
      matchId: listed[index]?.matchId,
      occurredAt: 1,
      boxScore: { home: side(match.home), away: side(match.away) },
    }));
    await call(signed('/ingest/v1/catalogue', { source: 'test', matches: listed }));
    await call(signed('/ingest/v1/details', { source: 'test', details }));
    return async (query: string) => {
      const path = `leagues/${own.id}/player-statistics?${query}`;
      const { players, ...rest } = await data(path, playerStatisticsSchema);
      const rows = players.map(({ rank, player, team, value, appearances, values }) => {
        const names = `${player.playerName} of ${team.teamName.toLowerCase()}`;
        return [rank, names, value, appearances, values];
      });
      return { ...rest, rows };
    };
  }

  it('have a row for each team; level ones share a rank, and the next counts all above', async () => {
    const read = await send(1, [
      { year: '2025', home: { ann: { goals: 9 } }, away: {} },
      {
        year: '2026',
        home: { ann: { goals: 3 }, eve: { goals: 1 }, joe: { goals: 0 } },
        away: { bea: { goals: 3 }, cal: { goals: 1 } },
      },
      { year: '2026', home: { eve: { goals: 1 } }, away: { ann: { goals: 2, shots: 4 } } },
    ]);
    const rows = [
      [1, 'ann of ash', 3, 1, { goals: 3 }],
      [1, 'bea of birch', 3, 1, { goals: 3 }],
      [3, 'ann of birch', 2, 1, { goals: 2, shots: 4 }],
      // Fewer matches come first among level players.
      [3, 'eve of ash', 2, 2, { goals: 2 }],
      [5, 'cal of birch', 1, 1, { goals: 1 }],
    ];
    expect(await read('seasonId=ranks-1-2026')).toMatchObject({
      isPerMatch: false,
      total: 5,
      rows,
    });
    expect(await read('size=2&page=2')).toMatchObject({ total: 5, rows: rows.slice(2, 4) });

    const { seasons } = await data('players/ranks-1-ann', playerDetailSchema);
    const career = seasons.map(({ season: of, team, values }) =>
      [of?.seasonName, team.teamId, values['goals']].join(' '),
    );
    expect(career.toSorted()).toEqual([
      '2025 ranks-1-ash 9',
      '2026 ranks-1-ash 3',
      '2026 ranks-1-birch 2',
    ]);
    expect(career.at(-1)).toBe('2025 ranks-1-ash 9');
  });

  it('are ranked by means per match in basketball', async () => {
    const read = await send(2, [
      { year: '2026', home: { dan: { points: 10 }, fay: { points: 20 } }, away: {} },
      { year: '2026', home: { dan: { points: 21 } }, away: {} },
    ]);
    expect(await read('')).toMatchObject({
      isPerMatch: true,
      rows: [
        [1, 'fay of ash', 20, 1, { points: 20 }],
        [2, 'dan of ash', 15.5, 2, { points: 31 }],
      ],
    });
  });
});

it('an unknown statistics key is refused with a list of the valid ones', async () => {
  const answer = await call('/api/media/v1/leagues/delta-league/player-statistics?key=sacks');
  expect(answer.status).toBe(400);
  expect(v.parse(errorBodySchema, answer.body).message).toMatch(/^key must be one of: goals, /);
});
