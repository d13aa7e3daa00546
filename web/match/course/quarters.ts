import type { MatchStatus } from '../../../realtime/sports/match-status.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Side, Sides } from '../../../realtime/protocol/primitives.ts';
import { playOf } from '../../domain/match.ts';
import type { MatchRecord } from '../../domain/match-record.ts';
import { scoreMoments, type ScoreMoment } from './score-moments.ts';

/** Points in a row without a reply. */
export interface Run {
  side: Side;
  points: number;
}

export interface QuarterSummary {
  period: MatchStatus;
  /** Points in it, and the total at its end. */
  points: Sides;
  total: Sides;
  /** Longest run in it, if worth showing. */
  run: Run | null;
  leadChanges: number;
  /** Top scorer in it, by name. */
  best: { name: string; id: string | undefined; side: Side; points: number } | null;
}

/** Minimum points of a run that is worth showing. */
const RUN = 7;

/** Returns a summary of each period so far, in order. */
export function quarterSummaries({ match, incidents }: MatchRecord): QuarterSummary[] {
  const play = playOf(match);
  if (!play) return [];
  const names = SPORTS[match.sportKey].periods.play;
  const moments = scoreMoments(incidents);
  const total = { home: 0, away: 0 };
  let leader: Side | null = null;
  return play.periods.flatMap((points, index) => {
    const period = names[index];
    if (period === undefined) return [];
    total.home += points.home;
    total.away += points.away;
    const own = moments.filter(({ incident }) => incident.period === period);
    const lead = leadChanges(own, leader);
    leader = lead.leader;
    return [
      {
        period,
        points,
        total: { ...total },
        run: longestRun(own),
        leadChanges: lead.changes,
        best: bestOf(own),
      },
    ];
  });
}

/**
 * Returns the number of changes of the leading side, from the leader `before` on, and the last
 * leader.
 */
export function leadChanges(
  moments: readonly ScoreMoment[],
  before: Side | null = null,
): { changes: number; leader: Side | null } {
  let leader = before;
  let changes = 0;
  for (const { score } of moments) {
    const ahead = score.home > score.away ? 'home' : score.home < score.away ? 'away' : null;
    if (ahead === null || ahead === leader) continue;
    if (leader !== null) changes += 1;
    leader = ahead;
  }
  return { changes, leader };
}

function longestRun(moments: readonly ScoreMoment[]): Run | null {
  let longest: Run | null = null;
  let running: Run = { side: 'home', points: 0 };
  for (const { team, points } of moments) {
    running = { side: team, points: (running.side === team ? running.points : 0) + points };
    if (running.points > (longest?.points ?? RUN - 1)) longest = running;
  }
  return longest;
}

function bestOf(moments: readonly ScoreMoment[]): QuarterSummary['best'] {
  const byPlayer = new Map<string, NonNullable<QuarterSummary['best']>>();
  for (const { incident, team, points } of moments) {
    const { player: name, playerId: id } = incident;
    if (name === undefined) continue;
    const key = `${team} ${id ?? name}`;
    byPlayer.set(key, { name, id, side: team, points: (byPlayer.get(key)?.points ?? 0) + points });
  }
  const [best] = [...byPlayer.values()].toSorted((a, b) => b.points - a.points);
  return best ?? null;
}
