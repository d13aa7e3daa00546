import { marksOf, newsOf } from '../protocol/marks-of.ts';
import type { MatchLine, MatchState, Stats } from '../protocol/match-state.ts';
import type { Sides } from '../protocol/primitives.ts';
import { IN_PLAY_STATUSES } from '../sports/event-status.ts';
import { sportById } from '../sports/registry.ts';
import type { Sport } from '../sports/sport.ts';

/**
 * Returns a match's line for lists: its state without incidents, statistics and `occurredAt`. The
 * line adds each side's red cards in sports that have them, the statistics that the sport's lists
 * show and, while the match is in play, its marks and last news.
 */
export function lineOf(state: MatchState): MatchLine {
  const { incidents: _incidents, stats: _stats, occurredAt: _occurredAt, ...line } = state;
  const sport = sportById(state.sportId);
  const stats = listedStatistics(state, sport);
  return {
    ...line,
    ...(sport.hasRedCards && { redCards: redCardsOf(state) }),
    ...(stats && { stats }),
    ...(IN_PLAY_STATUSES.has(state.status) && courseOf(state, sport)),
  };
}

function courseOf({ incidents }: MatchState, sport: Sport): Pick<MatchLine, 'marks' | 'news'> {
  const marks = marksOf(incidents, sport);
  const news = newsOf(incidents, sport);
  return {
    ...((marks.home.length > 0 || marks.away.length > 0) && { marks }),
    ...(news && { news }),
  };
}

function listedStatistics({ stats }: MatchState, { listedStatistics: keys }: Sport): Stats | null {
  const listed = (keys ?? []).flatMap((key) => {
    const figures = stats[key];
    return figures ? [[key, figures] as const] : [];
  });
  return listed.length > 0 ? Object.fromEntries(listed) : null;
}

/**
 * Returns the number of red cards per side. A second yellow card counts too; a cancelled card does
 * not.
 */
function redCardsOf(state: MatchState): Sides {
  const cards = { home: 0, away: 0 };
  for (const { type, team, removed } of state.incidents)
    if (team && !removed && (type === 'red-card' || type === 'second-yellow-card'))
      cards[team] += 1;
  return cards;
}
