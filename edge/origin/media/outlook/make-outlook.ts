import { and, asc, between, desc, eq, inArray } from 'drizzle-orm';
import { endOfTurn } from '../../../end-of-turn.ts';
import { fitStrengths } from '../../../shared/forecast/team-strengths.ts';
import type { Database } from '../../db/database.ts';
import type { StoredOutlook } from '../../db/outlook-schema.ts';
import { matches, seasons } from '../../db/schema.ts';
import { SEASON_MATCH } from '../leagues/season-match.ts';
import { findStandingsSource } from '../standings/league-standings.ts';
import { tallyMatches } from '../standings/tally.ts';
import { openSeason } from './open-season.ts';
import { MEMORY, pastResults } from './past-results.ts';
import { SeasonSimulation } from './season-simulation.ts';

/** Runs of an outlook: the standard deviation of a chance is half a per cent or less. */
export const RUNS = 10_000;
/** Runs between two pauses, some 25 ms of work. In a pause the isolate answers other requests. */
const AT_ONCE = 200;
/**
 * Most results that strengths are fitted to, the newest ones: enough for two seasons of 24 teams.
 */
const MOST_RESULTS = 1_200;

/**
 * Simulates the rest of a season, with pauses for other work; null for a season that cannot have an
 * outlook. The same matches give the same outlook.
 */
export async function makeOutlook(
  db: Database,
  seasonId: string,
  now: number,
): Promise<StoredOutlook | null> {
  const [season] = await db.select().from(seasons).where(eq(seasons.id, seasonId));
  const source = season && (await findStandingsSource(db, season.leagueId, { seasonId, now }));
  const open = source && openSeason(source);
  if (!open) return null;
  const newest = Math.max(...open.results.map(({ startTime }) => startTime));
  const past = await db
    .select(SEASON_MATCH)
    .from(matches)
    .where(
      and(
        eq(matches.leagueId, source.league.id),
        between(matches.startTime, newest - MEMORY, newest),
        inArray(matches.status, ['Ended', 'Finished']),
      ),
    )
    .orderBy(desc(matches.startTime), asc(matches.id))
    .limit(MOST_RESULTS);
  const strengths = fitStrengths(pastResults(past));
  const simulation = new SeasonSimulation(open, strengths, seasonId);
  for (let run = 0; run < RUNS; run += AT_ONCE) {
    simulation.run(AT_ONCE);
    await endOfTurn();
  }
  const tallies = tallyMatches(open.teamIds, open.results, open.rule);
  return {
    runs: RUNS,
    asOf: newest,
    played: open.results.length,
    left: open.fixtures.length,
    teams: simulation.forecast().map(({ teamId, points, places }) => ({
      teamId,
      points: tallies.get(teamId)?.points ?? 0,
      expected: points,
      places,
    })),
  };
}
