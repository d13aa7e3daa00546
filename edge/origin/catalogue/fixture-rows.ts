import type { CatalogueMatch } from '../../../realtime/protocol/catalogue.ts';
import { countryCode } from '../../../realtime/protocol/country.ts';
import type { Contestant } from '../../../realtime/protocol/ingest.ts';
import type { Venue } from '../../../realtime/protocol/venue.ts';
import { stageOfRound } from '../../../realtime/sports/stage.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import type { LeagueRow, MatchRow, SeasonRow, TeamRow, VenueRow } from '../db/schema.ts';

/** A fixture as rows: its league, season, ground, two teams and the match itself. */
export interface FixtureRows {
  league: LeagueRow;
  season: SeasonRow | null;
  ground: VenueRow | null;
  teams: [home: TeamRow, away: TeamRow];
  match: MatchRow;
}

/**
 * Returns the rows of a match that no room has reported. The match has not begun unless the
 * catalogue has its result.
 */
export function fixtureRows({
  matchId,
  fixture,
  result,
  season,
  stage,
  tie,
  venueId,
}: CatalogueMatch): FixtureRows {
  const { sportId, league, home, away, round, group } = fixture;
  const ofSeason = season ?? fixture.season;
  return {
    league: {
      id: league.id,
      sportId,
      name: league.name,
      country: league.country === undefined ? null : countryCode(league.country),
      logoUri: league.logoUri ?? null,
      rank: league.rank ?? null,
    },
    season: ofSeason ? { ...ofSeason, leagueId: league.id } : null,
    ground: fixture.ground ? venueRow(fixture.ground) : null,
    teams: [teamRow(sportId, home), teamRow(sportId, away)],
    match: {
      id: matchId,
      sportId,
      leagueId: league.id,
      homeTeamId: home.id,
      awayTeamId: away.id,
      seasonId: ofSeason?.id ?? null,
      stage: stage ?? fixture.stage ?? stageOfRound(round, group) ?? null,
      tie: tie ?? null,
      startTime: fixture.startTime,
      startTimeTbd: fixture.startTimeTbd ?? fixture.startDayTbd ?? false,
      startDayTbd: fixture.startDayTbd ?? false,
      round: round ?? null,
      group: group ?? null,
      venue: fixture.ground?.name ?? fixture.venue ?? null,
      venueId: venueId ?? fixture.ground?.id ?? null,
      fixtureSequence: 0,
      status: result?.status ?? 'NotStarted',
      matchStatus: result?.matchStatus ?? 'Not start',
      playedTime: null,
      score: result?.score ?? null,
      periods: result?.periods ?? [],
      gameScore: result?.gameScore ?? [],
      shootout: result?.shootout ?? null,
      winner: result?.winner ?? null,
      displayStatus: [],
      stateEpoch: null,
      stateVersion: 0,
      stateAt: 0,
    },
  };
}

export function teamRow(sportId: SportId, team: Contestant): TeamRow {
  const { id, name, shortName, code = null, nation = null, logoUri = null, kit = null } = team;
  const country = team.country === undefined ? null : countryCode(team.country);
  return { id, sportId, name, shortName, code, nation, country, logoUri, kit };
}

export function venueRow({ id, name, city, country, capacity }: Venue): VenueRow {
  return {
    id,
    name,
    city: city ?? null,
    country: country === undefined ? null : countryCode(country),
    capacity: capacity ?? null,
  };
}

/** Returns the last row of each id. */
export function newestById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
