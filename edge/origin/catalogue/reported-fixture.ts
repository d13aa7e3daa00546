import type { Contestant, Fixture } from '../../../realtime/protocol/ingest.ts';
import type { MatchState, Team } from '../../../realtime/protocol/match-state.ts';
import type { ReportedFixture } from './register-fixtures.ts';

/**
 * Returns an update's fixture with the names and times of its room, since a repeated update may
 * have older ones. Season, stage, round, group and ground come from the update: a room does not
 * keep them.
 */
export function reportedFixture(
  state: MatchState,
  { sequence, fixture }: Pick<ReportedFixture, 'sequence' | 'fixture'>,
): ReportedFixture {
  const { matchId, sportId, home, away, startTime, leagueId: id, leagueName: name } = state;
  const { startTimeTbd: _time, startDayTbd: _day, ...own } = fixture;
  // The update's country, logo and rank belong to the league that it names.
  const league: Fixture['league'] =
    fixture.league.id === id ? { ...fixture.league, name } : { id, name };
  return {
    matchId,
    sequence,
    fixture: {
      ...own,
      sportId,
      home: withCountry(home, fixture.home),
      away: withCountry(away, fixture.away),
      startTime,
      ...(state.startTimeTbd && { startTimeTbd: true }),
      ...(state.startDayTbd && { startDayTbd: true }),
      league,
    },
  };
}

/** Returns a room's team with the home country from the update, since rooms do not store it. */
function withCountry(team: Team, { id, country }: Contestant): Contestant {
  return { ...team, ...(id === team.id && country !== undefined && { country }) };
}
