import type { CatalogueMatch } from '../../../realtime/protocol/catalogue.ts';
import type { LeagueRow, MatchRow, SeasonRow, TeamRow } from '../db/schema.ts';

/** What a fixture says, as rows: its league and season, its two teams and the match itself. */
export interface FixtureRows {
  league: LeagueRow;
  season: SeasonRow | null;
  teams: [home: TeamRow, away: TeamRow];
  match: MatchRow;
}

/** Rows of a match that no room has reported: not begun, unless a result says how it ended. */
export function fixtureRows({
  matchId,
  fixture,
  result,
  season,
  stage,
  tie,
  venueId,
}: CatalogueMatch): FixtureRows {
  const { sportId, league, home, away } = fixture;
  return {
    league: { id: league.id, sportId, name: league.name, country: league.country ?? null },
    season: season ? { id: season.id, leagueId: league.id, name: season.name } : null,
    teams: [
      { id: home.id, sportId, name: home.name, shortName: home.shortName },
      { id: away.id, sportId, name: away.name, shortName: away.shortName },
    ],
    match: {
      id: matchId,
      sportId,
      leagueId: league.id,
      homeTeamId: home.id,
      awayTeamId: away.id,
      seasonId: season?.id ?? null,
      stage: stage ?? null,
      tie: tie ?? null,
      startTime: fixture.startTime,
      round: fixture.round ?? null,
      group: fixture.group ?? null,
      venue: fixture.venue ?? null,
      venueId: venueId ?? null,
      fixtureSequence: 0,
      status: result?.status ?? 'NotStarted',
      matchStatus: result?.matchStatus ?? 'Not start',
      playedTime: null,
      score: result?.score ?? null,
      periods: result?.periods ?? [],
      gameScore: result?.gameScore ?? [],
      shootout: result?.shootout ?? null,
      displayStatus: [],
      stateEpoch: null,
      stateVersion: 0,
      stateAt: 0,
    },
  };
}

/** The last row of each id. */
export function newestById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
