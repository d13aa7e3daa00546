import type { MatchDetails } from '../../protocol/details.ts';
import type { Fixture } from '../../protocol/ingest.ts';
import type { MatchSetup } from '../play/match-setup.ts';
import { MatchProgress } from '../play/match-progress.ts';
import { playMatch } from '../play/play.ts';
import { DAY, MINUTE } from '../season/day.ts';
import { createRandom } from '../world/random.ts';
import { offersOf } from './bookmakers.ts';
import { broadcastersOf } from './broadcasters.ts';
import { lineupOf, type TeamSheet } from './team-sheet.ts';

/** A match of the demo's schedule. Its id is its seed. */
export interface ScheduledContest {
  matchId: string;
  fixture: Fixture;
  setup: MatchSetup;
}

/** Extent of the details: all, or only box scores, the source of season figures. */
export type Extent = 'all' | 'box-score';

/** Times before a match at which expected line-ups, confirmed line-ups and prices appear, ms. */
const EXPECTED_LINEUPS = 2 * DAY;
export const CONFIRMED_LINEUPS = 60 * MINUTE;
const PRICES = 14 * DAY;

/**
 * Returns a scheduled match's details at a time (ms), without its fixture and result. Before the
 * match these are line-ups, odds and broadcasters, once published. After it they include
 * statistics, incidents, and box scores that agree with the score. Undefined without details. The
 * same match and stage always give the same details.
 */
export function scheduledDetails(
  { matchId, fixture, setup }: ScheduledContest,
  now: number,
  extent: Extent = 'all',
): MatchDetails | undefined {
  const { startTime } = fixture;
  const { fate } = setup;
  if (startTime - now > PRICES || (extent === 'box-score' && startTime > now)) return undefined;
  const progress = new MatchProgress(setup.sport);
  for (const step of playMatch(setup, createRandom(matchId))) {
    progress.take(step);
    // Before the match only the line-ups of its first step are known.
    if (startTime > now) break;
  }
  const endsAt = startTime + Math.ceil(progress.seconds) * 1_000;
  const isOver = startTime <= now && endsAt <= now;
  const boxScore = isOver ? progress.boxScore() : undefined;
  if (extent === 'box-score') return boxScore && { matchId, occurredAt: endsAt, boxScore };
  const known = startTime - now <= EXPECTED_LINEUPS ? progress.sheets : undefined;
  const isConfirmed = startTime - now <= CONFIRMED_LINEUPS;
  const { incidents = [], stats = {} } = progress.shown();
  return {
    matchId,
    occurredAt: isOver ? endsAt : now,
    ...(known && lineupsOf(known, isConfirmed)),
    odds: offersOf({ matchId, setup, startTime }, Math.min(now, startTime)),
    ...(startTime > now && { broadcasters: broadcastersOf(matchId) }),
    ...(isOver &&
      fate?.kind !== 'walkover' && {
        statistics: [{ period: 'ALL', stats }, ...progress.statistics()],
        incidents,
      }),
    ...(boxScore && { boxScore }),
  };
}

/** Returns line-ups; empty for single players and pairs. */
export function lineupsOf(
  { home, away }: { home: TeamSheet; away: TeamSheet },
  confirmed: boolean,
): Pick<MatchDetails, 'lineups'> {
  if (!home.team || !away.team) return {};
  return {
    lineups: {
      home: lineupOf(home, home.team, confirmed),
      away: lineupOf(away, away.team, confirmed),
    },
  };
}
