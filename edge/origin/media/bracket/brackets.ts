import { and, asc, eq } from 'drizzle-orm';
import { isUnplayed } from '../../../../realtime/sports/event-status.ts';
import type { Sides } from '../../../../realtime/protocol/primitives.ts';
import type { Bracket, Tie, TieSide } from '../../../contracts/bracket.ts';
import type { Database } from '../../db/database.ts';
import { matches, seasonRules, type MatchRow, type TeamRow } from '../../db/schema.ts';
import type { OriginHandlers } from '../../services.ts';
import type { BracketTie } from './bracket-round.ts';
import { buildBracket } from './build-bracket.ts';
import { eventWire, sideWire } from '../events/event-wire.ts';
import { findLeagueSeason, ofSeason, type SeasonQuery } from '../leagues/seasons.ts';
import { seasonWire } from '../leagues/season-wire.ts';
import { selectEvents, type EventRow } from '../events/select-events.ts';
import type { CurrentLine } from '../standings/counted-matches.ts';

/** Source of a bracket: the season's knock-out matches and its rules. */
export interface BracketSource {
  season: Bracket['season'];
  sportId: EventRow['league']['sportId'];
  rows: EventRow[];
  planned: Parameters<typeof buildBracket>[1];
}

/**
 * Reads the knock-out matches and rules of a season; undefined when the league or season is
 * missing.
 */
export async function findBracketSource(
  db: Database,
  leagueId: string,
  query: SeasonQuery,
): Promise<BracketSource | undefined> {
  const found = await findLeagueSeason(db, leagueId, query);
  if (!found) return undefined;
  const [rows, [rules]] = await db.batch([
    selectEvents(db, and(ofSeason(found), eq(matches.stage, 'knockout'))).orderBy(
      asc(matches.startTime),
      asc(matches.id),
    ),
    db
      .select({ knockout: seasonRules.knockout })
      .from(seasonRules)
      .where(eq(seasonRules.seasonId, found.season?.id ?? '')),
  ]);
  const { sportId } = found.league;
  const season = found.season && seasonWire(found.season);
  return { season, sportId, rows, planned: rules?.knockout ?? [] };
}

/** Answers `getBracket`: ties with the rooms' current scores, and their links. */
export function leagueBracket(
  { season, rows, planned }: BracketSource,
  lines: ReadonlyMap<string, CurrentLine>,
): Bracket {
  const byId = new Map(rows.map((row) => [row.match.id, row]));
  const teams = new Map(
    rows.flatMap(({ home, away }) => [home, away].map((team) => [team.id, team])),
  );
  const rounds = buildBracket(
    rows.map(({ match }) => {
      const current = lines.get(match.id) ?? match;
      return {
        matchId: match.id,
        round: match.round ?? '',
        tie: match.tie,
        homeTeamId: match.homeTeamId,
        awayTeamId: match.awayTeamId,
        startTime: match.startTime,
        shootout: current.shootout ?? null,
        winner: current.winner ?? null,
        status: current.status,
        score: playedScore(current),
      };
    }),
    planned,
  );
  return {
    season,
    rounds: rounds.map(({ name, ties }) => ({
      roundName: name,
      ties: ties.map((tie) => tieWire(tie, byId, teams)),
    })),
  };
}

/** Returns null for an unplayed match, though its room shows 0–0. */
function playedScore({ score, ...match }: MatchRow | CurrentLine): Sides | null {
  return score && !isUnplayed({ ...match, score }) ? score : null;
}

function tieWire(
  { id, tie, byeId, winnerId, from, nextId }: BracketTie,
  rows: ReadonlyMap<string, EventRow>,
  teams: ReadonlyMap<string, TeamRow>,
): Tie {
  const side = (index: 0 | 1): TieSide => {
    const team = teams.get((tie ? tie.teamIds : [byeId])[index] ?? '');
    return {
      team: team ? sideWire(team) : null,
      fromTieId: from[index],
      score: tie?.score?.[index] ?? null,
      shootout: tie?.shootout?.[index] ?? null,
      isWinner: team !== undefined && winnerId === team.id,
    };
  };
  return {
    tieId: id,
    sides: [side(0), side(1)],
    legs: (tie?.legs ?? []).flatMap(({ matchId }) => {
      const row = rows.get(matchId);
      return row ? [eventWire(row.match, row.home, row.away)] : [];
    }),
    nextTieId: nextId,
  };
}

export const bracketHandlers = {
  /** Applies the rooms' current scores. */
  getBracket: async ({ id, seasonId }, { db, now, currentLines }) => {
    const source = await findBracketSource(db, id, { seasonId, now });
    return source && leagueBracket(source, await currentLines(source.sportId));
  },
} satisfies Partial<OriginHandlers>;
