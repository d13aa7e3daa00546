import type { EventWire } from '../../../contracts/event.ts';
import type { LeagueWire } from '../../../contracts/league.ts';
import type { TeamWire } from '../../../contracts/team.ts';
import type { LeagueRow, MatchRow, TeamRow } from '../../db/schema.ts';

export function eventWire(match: MatchRow, home: TeamRow, away: TeamRow): EventWire {
  return {
    eventId: match.id,
    eventStatus: match.status,
    eventMatchStatus: match.matchStatus,
    eventPlayedTime: match.playedTime,
    eventGameScore: match.gameScore,
    eventScore: match.score,
    eventPeriods: match.periods,
    eventShootout: match.shootout,
    fixtureStartTime: match.startTime,
    fixtureSportId: match.sportId,
    fixtureLeagueId: match.leagueId,
    fixtureHomeTeamId: home.id,
    fixtureHomeTeamName: home.name,
    fixtureHomeTeamShortName: home.shortName,
    fixtureAwayTeamId: away.id,
    fixtureAwayTeamName: away.name,
    fixtureAwayTeamShortName: away.shortName,
    fixtureRound: match.round,
    fixtureGroup: match.group,
    fixtureVenue: match.venue,
    displayStatus: match.displayStatus,
  };
}

/** The catalogue takes ids as its feed gives them, so an id is the radar id as well. */
export function leagueWire(league: LeagueRow): LeagueWire {
  return {
    leagueId: league.id,
    leagueRadarId: league.id,
    leagueName: league.name,
    leagueSportId: league.sportId,
    leagueCountry: league.country,
  };
}

export function teamWire(team: TeamRow): TeamWire {
  return {
    teamId: team.id,
    teamRadarId: team.id,
    teamName: team.name,
    teamShortName: team.shortName,
    teamSportId: team.sportId,
  };
}
