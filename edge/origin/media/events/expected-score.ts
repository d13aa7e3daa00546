import { and, desc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { ExpectedScore } from '../../../contracts/event-page.ts';
import { FITTED } from '../../../shared/forecast/fitted.ts';
import { PAST_RESULTS } from '../../../shared/forecast/past-results.ts';
import {
  expectedPoints,
  fitRatings,
  type PastScore,
} from '../../../shared/forecast/team-ratings.ts';
import { expectedGoals, fitStrengths } from '../../../shared/forecast/team-strengths.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { MatchStatus } from '../../../../realtime/sports/match-status.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Database } from '../../db/database.ts';
import { matches, type MatchRow } from '../../db/schema.ts';

/** Answers `getExpectedScore`: undefined when the id names no match. */
export async function findExpectedScore(
  db: Database,
  matchId: string,
): Promise<ExpectedScore | undefined> {
  const [match] = await db.select().from(matches).where(eq(matches.id, matchId));
  if (!match) return undefined;
  const { key } = sportById(match.sportId);
  if (!hasModel(key)) return { expected: null };
  const results = await readResults(db, match, key);
  const has = (teamId: string) =>
    results.filter(({ home, away }) => home === teamId || away === teamId).length >=
    PAST_RESULTS.fewestOfTeam;
  const isKnown = has(match.homeTeamId) && has(match.awayTeamId);
  return { expected: isKnown ? expectedOf(key, results, match) : null };
}

function hasModel(key: SportKey): key is keyof typeof FITTED {
  return key in FITTED;
}

function expectedOf(
  key: keyof typeof FITTED,
  results: readonly PastScore[],
  { homeTeamId, awayTeamId }: MatchRow,
): ExpectedScore['expected'] {
  if (key !== 'football') {
    const { home, away } = expectedPoints(fitRatings(results, FITTED[key]), homeTeamId, awayTeamId);
    // In low-scoring sports a large expected lead could make the other side's points negative.
    return { home: Math.max(0, home), away: Math.max(0, away) };
  }
  const goals = results.map(({ home, away, score, at }) => ({
    home,
    away,
    homeGoals: score.home,
    awayGoals: score.away,
    at,
  }));
  return expectedGoals(fitStrengths(goals), homeTeamId, awayTeamId);
}

/**
 * Reads earlier results of a match's league. Football's leave out matches with extra time, since
 * goals are expected for 90 minutes.
 */
async function readResults(
  db: Database,
  { leagueId, startTime }: MatchRow,
  key: keyof typeof FITTED,
): Promise<PastScore[]> {
  const played: MatchStatus[] = key === 'football' ? ['Ended'] : ['Ended', 'AET'];
  const rows = await db
    .select({
      home: matches.homeTeamId,
      away: matches.awayTeamId,
      score: matches.score,
      at: matches.startTime,
    })
    .from(matches)
    .where(
      and(
        eq(matches.leagueId, leagueId),
        lt(matches.startTime, startTime),
        gt(matches.startTime, startTime - PAST_RESULTS.age),
        inArray(matches.status, ['Ended', 'Finished']),
        inArray(matches.matchStatus, played),
        isNotNull(matches.score),
      ),
    )
    .orderBy(desc(matches.startTime))
    .limit(PAST_RESULTS.most);
  return rows.flatMap(({ score, ...row }) => (score ? [{ ...row, score }] : []));
}
