import type { Stats } from '../../protocol/match-state.ts';
import type { Side } from '../../protocol/primitives.ts';
import type { SportKey } from '../../sports/sport.ts';
import { statsOf, type Counts } from './match-stats.ts';

/** Something that counts for a side, and for the player who did it. */
export interface Deed {
  side: Side;
  /** A key of the sport's statistics or box score, or a count that a statistic is worked out from. */
  key: string;
  count: number;
  playerId?: string;
}

/** What both sides of a match have done so far. */
export interface Ledger {
  /** Counts for a side; with a player for both. Fewer than none takes back. */
  count(side: Side, key: string, count?: number, player?: { id: string }): void;
  /** Counts for a player alone: minutes are nothing a team has. */
  countFor(side: Side, key: string, count: number, player: { id: string }): void;
  /** The statistics of the whole match as they stand. */
  stats(): Stats;
  /** What was counted since the last call. */
  drain(): readonly Deed[];
}

export function createLedger(sport: SportKey): Ledger {
  const counts: Counts = { home: new Map(), away: new Map() };
  let deeds: Deed[] = [];
  return {
    count(side, key, count = 1, player) {
      const own = counts[side];
      own.set(key, (own.get(key) ?? 0) + count);
      deeds.push({ side, key, count, ...(player && { playerId: player.id }) });
    },
    countFor(side, key, count, player) {
      deeds.push({ side, key, count, playerId: player.id });
    },
    stats: () => statsOf(sport, counts),
    drain: () => {
      const drained = deeds;
      deeds = [];
      return drained;
    },
  };
}

const NO_DEEDS: readonly Deed[] = [];

/** Counts nothing: for whoever wants to know the result alone, of thousands of matches. */
export const NO_LEDGER: Ledger = {
  count: () => undefined,
  countFor: () => undefined,
  stats: () => ({}),
  drain: () => NO_DEEDS,
};
