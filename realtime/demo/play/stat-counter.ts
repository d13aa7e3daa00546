import type { Stats } from '../../protocol/match-state.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';
import { statsOf, type Counts } from './match-stats.ts';

/** Something that counts for a side, and for the player who did it. */
export interface StatEvent {
  side: Side;
  /** A key of the sport's statistics or box score, or a count that a statistic is worked out from. */
  key: string;
  count: number;
  playerId?: string;
}

/** What both sides of a match have done so far. */
export interface StatCounter {
  /** Counts for a side; with a player for both. Fewer than none takes back. */
  count(side: Side, key: string, count?: number, player?: { id: string }): void;
  /** Counts for a player alone: minutes are nothing a team has. */
  countFor(side: Side, key: string, count: number, player: { id: string }): void;
  /** The statistics of the whole match as they stand. */
  stats(): Stats;
  /** What was counted since the last call. */
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

/** Counts nothing: for whoever wants to know the result alone, of thousands of matches. */
export const NO_COUNTER: StatCounter = {
  count: () => undefined,
  countFor: () => undefined,
  stats: () => ({}),
  drain: () => NO_EVENTS,
};
