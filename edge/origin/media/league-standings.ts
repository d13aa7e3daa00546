import { eq } from 'drizzle-orm';
import type { Standings, StandingsRowWire } from '../../contracts/standings.ts';
import { isOneOf, type Database } from '../db/database.ts';
import { groupTeams, teams, type GroupTeamRow, type MatchRow, type TeamRow } from '../db/schema.ts';
import { leagueWire } from './event-wire.ts';
import { findLeagueSeason, selectSeasonMatches, type LeagueSeason } from './seasons.ts';
import { seasonWire } from './season-wire.ts';
import { countedMatches, type CurrentLine } from './standings/counted-matches.ts';
import { computeStandings, type StandingsRow } from './standings/standings.ts';
import { standingsRule, type StandingsRule } from './standings/standings-rules.ts';

/** All that a league's tables are made of. */
export interface StandingsSource extends LeagueSeason {
  matches: MatchRow[];
  /** Who was drawn into which group, where the catalogue says so. */
  drawn: GroupTeamRow[];
  teams: TeamRow[];
}

/** Reads what the tables of a season are made of; undefined when there is no such league or season. */
export async function findStandingsSource(
  db: Database,
  leagueId: string,
  seasonId?: string,
): Promise<StandingsSource | undefined> {
  const found = await findLeagueSeason(db, leagueId, seasonId);
  if (!found) return undefined;
  const matches = (await selectSeasonMatches(db, found)).filter(
    ({ stage }) => stage !== 'knockout',
  );
  const drawn = found.season
    ? await db.select().from(groupTeams).where(eq(groupTeams.seasonId, found.season.id))
    : [];
  const teamIds = [
    ...matches.flatMap((match) => [match.homeTeamId, match.awayTeamId]),
    ...drawn.map(({ teamId }) => teamId),
  ];
  const rows = await db.select().from(teams).where(isOneOf(teams.id, teamIds));
  return { ...found, matches, drawn, teams: rows };
}

/**
 * `GET /v1/leagues/{id}/standings`: a table for each group, or one. `lines` are
 * the rooms' current scores by match id: with them the tables move while
 * matches are live, and say so.
 */
export function leagueStandings(
  { league, season, seasons, matches, drawn, teams: known }: StandingsSource,
  lines: ReadonlyMap<string, CurrentLine>,
): Standings {
  const rule = standingsRule(league.sportId);
  const byId = new Map(known.map((team) => [team.id, team]));
  const groups = [...new Set([...matches, ...drawn].map(({ group }) => group))].toSorted(
    compareGroups,
  );
  const tables = groups.map((group) => {
    const ofGroup = matches.filter((match) => match.group === group);
    const ids = new Set([
      ...ofGroup.flatMap((match) => [match.homeTeamId, match.awayTeamId]),
      ...drawn.flatMap(({ group: name, teamId }) => (name === group ? teamId : [])),
    ]);
    const entrants = [...ids].flatMap((id) => byId.get(id) ?? []);
    const rows = computeStandings(entrants, countedMatches(ofGroup, lines), rule);
    return { group, rows: rows.flatMap((row) => rowWire(row, byId.get(row.teamId), rule)) };
  });
  return {
    league: leagueWire(league),
    season: season && seasonWire(season),
    seasons: seasons.map(seasonWire),
    isLive: tables.some(({ rows }) => rows.some((row) => row.isLive)),
    tables,
  };
}

function rowWire(
  row: StandingsRow,
  team: TeamRow | undefined,
  { points, isPlayedInSets }: StandingsRule,
): StandingsRowWire[] {
  if (!team) return [];
  return [
    {
      rank: row.rank,
      teamId: team.id,
      teamName: team.name,
      teamShortName: team.shortName,
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      scored: row.scored,
      conceded: row.conceded,
      difference: row.difference,
      rallyScored: isPlayedInSets ? row.rallyScored : null,
      rallyConceded: isPlayedInSets ? row.rallyConceded : null,
      points: points ? row.points : null,
      winPercentage: row.winPercentage,
      gamesBehind: points ? null : row.gamesBehind,
      form: row.form,
      isLive: row.isLive,
    },
  ];
}

/** A table without a group comes first. */
function compareGroups(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en', { numeric: true });
}
