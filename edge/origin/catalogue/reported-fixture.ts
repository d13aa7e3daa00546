import type { Contestant, Fixture } from '../../../realtime/protocol/ingest.ts';
import type { MatchState, Team } from '../../../realtime/protocol/match-state.ts';
import type { ReportedFixture } from './register-fixtures.ts';

/**
 * An update's fixture with the names and times that its room goes by, since an
 * update that came again may bring older ones. What a room does not keep (season,
 * stage, round, group and ground) is the update's own.
 */
export function reportedFixture(
  state: MatchState,
  { sequence, fixture }: Pick<ReportedFixture, 'sequence' | 'fixture'>,
): ReportedFixture {
  const { matchId, sportId, home, away, startTime, leagueId: id, leagueName: name } = state;
  const { startTimeTbd: _time, startDayTbd: _day, ...own } = fixture;
  // The country is of the league it was sent with.
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

/** Rooms do not keep where a team is at home. */
function withCountry(team: Team, { id, country }: Contestant): Contestant {
  return { ...team, ...(id === team.id && country !== undefined && { country }) };
}
