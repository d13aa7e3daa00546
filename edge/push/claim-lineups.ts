import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { lineupSchema } from '../../realtime/protocol/lineup.ts';
import { phaseOf } from '../../realtime/sports/event-status.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Database } from '../origin/db/database.ts';
import { matchDetails } from '../origin/db/details-schema.ts';
import { matches, teams } from '../origin/db/schema.ts';
import type { AlertMatch } from '../shared/alerts/alert-match.ts';
import { reportedOf } from '../shared/alerts/match-news.ts';
import { readReport, replaceReport, type Claimed } from './match-reports.ts';

/** Values in a new row, before alerts have examined any state of the match. */
const NO_STATE = { epoch: '', version: 0, scoredAt: 0 };
/** Key of the line-ups in `Reported.once`. */
const KEY = 'lineups';

const homeTeams = alias(teams, 'home');
const awayTeams = alias(teams, 'away');

/**
 * Returns a match if it has not begun and both sides have confirmed their line-ups; else undefined.
 */
export async function findLinedUp(db: Database, matchId: string): Promise<AlertMatch | undefined> {
  const [[row], sheets] = await db.batch([
    db
      .select({ match: matches, home: homeTeams, away: awayTeams })
      .from(matches)
      .innerJoin(homeTeams, eq(homeTeams.id, matches.homeTeamId))
      .innerJoin(awayTeams, eq(awayTeams.id, matches.awayTeamId))
      .where(eq(matches.id, matchId)),
    db
      .select({ body: matchDetails.body })
      .from(matchDetails)
      .where(
        and(
          eq(matchDetails.matchId, matchId),
          inArray(matchDetails.kind, ['lineup-home', 'lineup-away']),
        ),
      ),
  ]);
  const confirmed = sheets.filter(({ body }) => v.parse(lineupSchema, body).confirmed);
  if (!row || confirmed.length < 2 || phaseOf(row.match.status) !== 'fixture') return undefined;
  const { match, home, away } = row;
  return {
    id: match.id,
    sportKey: sportById(match.sportId).key,
    leagueId: match.leagueId,
    home: { id: home.id, name: home.name },
    away: { id: away.id, name: away.name },
    startTime: match.startTime,
    kind: 'fixture',
    status: match.status,
    matchStatus: match.matchStatus,
    play: null,
    periods: 0,
    winner: null,
  };
}

/**
 * Returns the news that a match's line-ups are out, once, and records that it is reported. `at` is
 * in ms.
 */
export async function claimLineups(db: Database, match: AlertMatch, at: number): Promise<Claimed> {
  const row = await readReport(db, match.id);
  const before = row?.reported ?? reportedOf(match);
  if (before.once.includes(KEY)) return { kind: 'nothing' };
  const reported = { ...before, once: [...before.once, KEY] };
  const next = { ...(row ?? { matchId: match.id, at, ...NO_STATE }), reported };
  const undo = await replaceReport(db, row, next);
  if (!undo) return { kind: 'conflict' };
  const turns = [{ kind: 'lineups' as const, turn: { what: 'lineups' as const } }];
  return { kind: 'news', news: { match, turns, at, isQuick: false }, undo };
}
