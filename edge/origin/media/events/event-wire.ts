import { isUnplayed } from '../../../../realtime/sports/event-status.ts';
import type { EventWire } from '../../../contracts/event.ts';
import type { LeagueWire } from '../../../contracts/league.ts';
import type { TeamWire } from '../../../contracts/team.ts';
import type { VenueWire } from '../../../contracts/venue.ts';
import type { LeagueRow, MatchRow, TeamRow, VenueRow } from '../../db/schema.ts';

/** Returns null for an unplayed match: a source's 0–0 is no score. */
function scoreOf({ score, ...match }: MatchRow): EventWire['eventScore'] {
  return score && !isUnplayed({ ...match, score }) ? score : null;
}

export function eventWire(match: MatchRow, home: TeamRow, away: TeamRow): EventWire {
  return {
    eventId: match.id,
    eventStatus: match.status,
    eventMatchStatus: match.matchStatus,
    eventPlayedTime: match.playedTime,
    eventGameScore: match.gameScore,
    eventScore: scoreOf(match),
    eventPeriods: match.periods,
    eventShootout: match.shootout,
    ...(match.status !== 'NotStarted' && match.stateAt > 0 && { eventUpdatedAt: match.stateAt }),
    ...(match.winner !== null && { eventWinner: match.winner }),
    fixtureStartTime: match.startTime,
    ...(match.startTimeTbd && { fixtureStartTimeTbd: true }),
    ...(match.startDayTbd && { fixtureStartDayTbd: true }),
    fixtureSportId: match.sportId,
    fixtureLeagueId: match.leagueId,
    fixtureHomeTeamId: home.id,
    fixtureHomeTeamName: home.name,
    fixtureHomeTeamShortName: home.shortName,
    // Lists have hundreds of these, so null values are left out.
    ...(home.code !== null && { fixtureHomeTeamCode: home.code }),
    ...(home.nation !== null && { fixtureHomeTeamNation: home.nation }),
    ...(home.logoUri !== null && { fixtureHomeTeamLogoUri: home.logoUri }),
    ...(home.kit !== null && { fixtureHomeTeamKit: home.kit }),
    fixtureAwayTeamId: away.id,
    fixtureAwayTeamName: away.name,
    fixtureAwayTeamShortName: away.shortName,
    ...(away.code !== null && { fixtureAwayTeamCode: away.code }),
    ...(away.nation !== null && { fixtureAwayTeamNation: away.nation }),
    ...(away.logoUri !== null && { fixtureAwayTeamLogoUri: away.logoUri }),
    ...(away.kit !== null && { fixtureAwayTeamKit: away.kit }),
    fixtureRound: match.round,
    fixtureGroup: match.group,
    fixtureVenue: match.venue,
    displayStatus: match.displayStatus,
  };
}

/** Returns a league as sent to clients. Ids come from the feed, so an id is also the radar id. */
export function leagueWire(league: LeagueRow): LeagueWire {
  return {
    leagueId: league.id,
    leagueRadarId: league.id,
    leagueName: league.name,
    leagueSportId: league.sportId,
    leagueCountry: league.country,
    leagueLogoUri: league.logoUri,
    leagueRank: league.rank,
  };
}

export function venueWire({ id, name, city, country, capacity }: VenueRow): VenueWire {
  return {
    venueId: id,
    venueName: name,
    venueCity: city,
    venueCountry: country,
    venueCapacity: capacity,
  };
}

export function teamWire(team: TeamRow): TeamWire {
  return {
    ...sideWire(team),
    teamRadarId: team.id,
    teamSportId: team.sportId,
    ...(team.country !== null && { teamCountry: team.country }),
  };
}

/** Returns a team as rows of tables and ties have it. */
export function sideWire({ id, name, shortName, code, nation, logoUri, kit }: TeamRow) {
  return {
    teamId: id,
    teamName: name,
    teamShortName: shortName,
    teamCode: code,
    teamNation: nation,
    teamLogoUri: logoUri,
    ...(kit !== null && { teamKit: kit }),
  };
}
