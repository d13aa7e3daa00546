import { STATISTICS } from '../../../../realtime/sports/statistics.ts';
import { MATCH_STATUSES } from '../../../../realtime/sports/match-status.ts';
import { sportById } from '../../../../realtime/sports/registry.ts';
import type { SportId } from '../../../../realtime/sports/sport.ts';
import type { MatchState, Stats } from '../../../../realtime/protocol/match-state.ts';
import type { Statistics, StatisticWire } from '../../../contracts/statistics.ts';
import { courseOf, type StoredCourse } from './match-course.ts';

/**
 * Answers `getStatistics`: the whole match as its room has it now, and the periods from a source.
 */
export function matchStatistics(stored: StoredCourse, state: MatchState | undefined): Statistics {
  const { match, sentStatistics } = stored;
  const { isLive, stats } = courseOf(stored, state);
  const whole = itemsOf(stats, match.sportId);
  const periods = MATCH_STATUSES.flatMap((period) => {
    const sent = sentStatistics.findLast((one) => one.period === period);
    return sent ? [{ period, items: itemsOf(sent.stats, match.sportId) }] : [];
  });
  return {
    eventId: match.id,
    isLive,
    periods: [...(whole.length > 0 ? [{ period: 'ALL', items: whole }] : []), ...periods],
  };
}

/** Returns statistics in the vocabulary's order, then unknown ones as sent. */
function itemsOf(stats: Stats, sportId: SportId): StatisticWire[] {
  const order: readonly string[] = STATISTICS[sportById(sportId).key].map(({ key }) => key);
  const place = (key: string): number => {
    const found = order.indexOf(key);
    return found < 0 ? order.length : found;
  };
  return Object.entries(stats)
    .map(([key, { home, away }]) => ({ key, home, away }))
    .toSorted((a, b) => place(a.key) - place(b.key));
}
