import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Zone } from '../../../../realtime/protocol/season-rules.ts';
import type { Standings, StandingsScope, ZoneWire } from '../../../contracts/standings.ts';
import type { Database } from '../../db/database.ts';
import { seasonOutlooks } from '../../db/outlook-schema.ts';
import {
  groupTeams,
  seasonRules,
  teams,
  type GroupTeamRow,
  type SeasonRulesRow,
  type TeamRow,
} from '../../db/schema.ts';
import type { OriginHandlers } from '../../services.ts';
import { leagueWire } from '../events/event-wire.ts';
import type { SeasonMatch } from '../leagues/season-match.ts';
import {
  findLeagueSeason,
  selectSeasonMatches,
  selectSeasonTeams,
  type LeagueSeason,
  type SeasonQuery,
} from '../leagues/seasons.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { countedEvents } from './counted-events.ts';
import { countedMatches, pendingMatches, type CurrentLine } from './counted-matches.ts';
import { computeStandings } from './standings.ts';
import { standingsRule } from './standings-rules.ts';
import {
  lacksBeginning,
  TABLE_STAGES,
  tableStageOf,
  type TableStage,
} from '../../../../realtime/sports/stage.ts';
import { standingsRowWire } from './standings-row-wire.ts';

/** Source of a league's tables. */
export interface StandingsSource extends LeagueSeason {
  matches: SeasonMatch[];
  /** Teams of the groups as drawn, if the catalogue has them. */
  drawn: GroupTeamRow[];
  /** Whether the season has an outlook (`getSeasonOutlook`). */
  hasOutlook: boolean;
  teams: TeamRow[];
  rules: SeasonRulesRow | null;
}

/** Reads the source of a season's tables; undefined when the league or season is missing. */
export async function findStandingsSource(
  db: Database,
  leagueId: string,
  query: SeasonQuery,
): Promise<StandingsSource | undefined> {
  const found = await findLeagueSeason(db, leagueId, query);
  if (!found) return undefined;
  const id = found.season?.id ?? '';
  const ofGroups = eq(groupTeams.seasonId, id);
  const [ofSeason, drawn, rules, outlooks, rows] = await db.batch([
    selectSeasonMatches(db, found),
    db.select().from(groupTeams).where(ofGroups),
    db.select().from(seasonRules).where(eq(seasonRules.seasonId, id)),
    db
      .select({ id: seasonOutlooks.seasonId })
      .from(seasonOutlooks)
      .where(and(eq(seasonOutlooks.seasonId, id), isNotNull(seasonOutlooks.outlook))),
    db
      .select()
      .from(teams)
      .where(
        inArray(
          teams.id,
          selectSeasonTeams(db, found).union(
            db.select({ id: groupTeams.teamId }).from(groupTeams).where(ofGroups),
          ),
        ),
      ),
  ]);
  const matches = lacksBeginning(ofSeason)
    ? []
    : ofSeason.filter(({ stage }) => tableStageOf(stage) !== null);
  return {
    ...found,
    matches,
    drawn,
    hasOutlook: outlooks.length > 0,
    teams: rows,
    rules: rules[0] ?? null,
  };
}

/**
 * Answers `getStandings`: a table for each stage that has one, and for each of its groups. `lines`
 * are the rooms' current scores by match id: they move the tables during matches and mark them
 * live. A match without a group counts for both teams' groups: divisions play each other.
 */
export function leagueStandings(
  { league, season, seasons, matches, drawn, hasOutlook, teams: known, rules }: StandingsSource,
  lines: ReadonlyMap<string, CurrentLine>,
  scope: StandingsScope = 'all',
): Standings {
  const rule = standingsRule(league.sportId, rules?.tiebreakers);
  const zones = scope === 'all' ? (rules?.zones ?? []) : [];
  const byId = new Map(known.map((team) => [team.id, team]));
  const tables = tablesOf(matches, drawn).map(({ stage, group, ids, ofStage }) => {
    const counted = ofStage.filter(
      (match) =>
        match.group === group ||
        (match.group === null && (ids.has(match.homeTeamId) || ids.has(match.awayTeamId))),
    );
    const rows = computeStandings(
      [...ids].flatMap((id) => byId.get(id) ?? []),
      countedMatches(counted, lines),
      rule,
      { pending: pendingMatches(counted, lines), scope },
    );
    // Only the tables of the stage `table` have zones.
    const own = stage === 'table' ? zones : [];
    const hasBegun = rows.some(({ played }) => played > 0);
    return {
      stage,
      group,
      zones: own.map(zoneWire),
      rows: rows.flatMap((row, index) => {
        const zone = hasBegun ? zoneAt(own, index + 1) : null;
        return standingsRowWire(row, byId.get(row.teamId), rule, zone);
      }),
    };
  });
  return {
    league: leagueWire(league),
    season: season && seasonWire(season),
    seasons: seasons.map(seasonWire),
    scope,
    isLive: tables.some(({ rows }) => rows.some((row) => row.isLive)),
    tables,
    rule: { points: rule.points, criteria: [...rule.criteria], hasDraws: rule.hasDraws },
    countedEvents: countedEvents(matches, lines, rule),
    hasOutlook,
  };
}

interface TableSource {
  stage: TableStage;
  group: string | null;
  /** Team ids. */
  ids: ReadonlySet<string>;
  /** All matches of its stage. */
  ofStage: readonly SeasonMatch[];
}

/** Returns all tables. Only the groups of the first stage are drawn. */
function tablesOf(matches: readonly SeasonMatch[], drawn: readonly GroupTeamRow[]): TableSource[] {
  return TABLE_STAGES.flatMap((stage) => {
    const ofStage = matches.filter((match) => tableStageOf(match.stage) === stage);
    const members = membersByGroup(ofStage, stage === 'table' ? drawn : []);
    return [...members].map(([group, ids]) => ({ stage, group, ids, ofStage }));
  });
}

/**
 * Returns the ids of the teams of each group, as drawn or by matches. The teams without a group
 * come first, under null.
 */
function membersByGroup(
  matches: readonly SeasonMatch[],
  drawn: readonly GroupTeamRow[],
): Map<string | null, Set<string>> {
  const members = new Map<string | null, Set<string>>();
  const add = (group: string | null, ...ids: string[]) => {
    const known = members.get(group) ?? new Set();
    for (const id of ids) known.add(id);
    members.set(group, known);
  };
  for (const { group, teamId } of drawn) add(group, teamId);
  for (const { group, homeTeamId, awayTeamId } of matches)
    if (group !== null) add(group, homeTeamId, awayTeamId);
  const grouped = new Set([...members.values()].flatMap((ids) => [...ids]));
  for (const { group, homeTeamId, awayTeamId } of matches)
    if (group === null) {
      const ungrouped = [homeTeamId, awayTeamId].filter((id) => !grouped.has(id));
      if (ungrouped.length > 0) add(null, ...ungrouped);
    }
  return new Map([...members].toSorted(([a], [b]) => compareGroups(a, b)));
}

function compareGroups(a: string | null, b: string | null): number {
  return (a ?? '').localeCompare(b ?? '', 'en', { numeric: true });
}

/** Returns a zone as sent to clients. */
export function zoneWire({ kind, name }: Zone): ZoneWire {
  return { zoneKind: kind, zoneName: name };
}

/** Returns the zone of a place (1 is first). */
function zoneAt(zones: readonly Zone[], place: number): ZoneWire | null {
  const zone = zones.find(({ from, to }) => from <= place && place <= to);
  return zone ? zoneWire(zone) : null;
}

export const standingsHandlers = {
  /** Applies the rooms' current scores. */
  getStandings: async ({ id, seasonId, scope }, { db, now, currentLines }) => {
    const source = await findStandingsSource(db, id, { seasonId, now });
    return source && leagueStandings(source, await currentLines(source.league.sportId), scope);
  },
} satisfies Partial<OriginHandlers>;
