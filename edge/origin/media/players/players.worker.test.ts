import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../../contracts/envelope.ts';
import {
  playerDetailSchema,
  playerEventsSchema,
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
import { data } from '../../../testing/media-data.ts';

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

it('an unknown statistics key is refused with a list of the valid ones', async () => {
  const answer = await call('/api/media/v1/leagues/delta-league/player-statistics?key=sacks');
  expect(answer.status).toBe(400);
  expect(v.parse(errorBodySchema, answer.body).message).toMatch(/^key must be one of: goals, /);
});
