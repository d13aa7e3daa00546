import type { Stats } from '../../protocol/match-state.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';
import { statsOf, type Counts } from './match-stats.ts';

/** A counted event of a side, and perhaps of a player. */
export interface StatEvent {
  side: Side;
  /** A key of the sport's statistics or box score, or the source of a computed statistic. */
  key: string;
  count: number;
  playerId?: string;
}

/** Counts of both sides of a match so far. */
export interface StatCounter {
  /** Counts for a side, and for the player if given. A negative count reverts. */
  count(side: Side, key: string, count?: number, player?: { id: string }): void;
  /** Counts for a player alone: a team has no minutes. */
  countFor(side: Side, key: string, count: number, player: { id: string }): void;
  /** Returns the current statistics of the whole match. */
  stats(): Stats;
  /** Returns the events since the last call. */
  drain(): readonly StatEvent[];
}

export function createStatCounter(sport: SportKey): StatCounter {
  const counts: Counts = { home: new Map(), away: new Map() };
  let statEvents: StatEvent[] = [];
  return {
    count(side, key, count = 1, player) {
      const own = counts[side];
      own.set(key, (own.get(key) ?? 0) + count);
      statEvents.push({ side, key, count, ...(player && { playerId: player.id }) });
    },
    countFor(side, key, count, player) {
      statEvents.push({ side, key, count, playerId: player.id });
    },
    stats: () => statsOf(sport, counts),
    drain: () => {
      const drained = statEvents;
      statEvents = [];
      return drained;
    },
  };
}

const NO_EVENTS: readonly StatEvent[] = [];

/** Counts nothing: for the results alone of thousands of matches. */
export const NO_COUNTER: StatCounter = {
  count: () => undefined,
  countFor: () => undefined,
  stats: () => ({}),
  drain: () => NO_EVENTS,
};
