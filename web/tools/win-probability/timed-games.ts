import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import type { Sides } from '../../../realtime/protocol/primitives.ts';

/** A game in a sport with quarters, with the course of its lead. */
export interface TimedGame {
  league: string;
  /** The year in which its season began. */
  season: number;
  home: string;
  away: string;
  /** ms */
  at: number;
  score: Sides;
  /**
   * The home side's lead after each score of regular time; `played` is the share of that time, 0 to
   * 1.
   */
  leads: readonly { played: number; lead: number }[];
  /** Decimal odds; null if unknown. */
  odds: Chances | null;
}

/** Shares of regular time at which forecasts are judged: more towards the end, where most changes. */
export const JUDGED_AT = [0, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 7 / 8, 15 / 16, 47 / 48];

/** Returns the home side's lead at a share of regular time. */
export function leadAt({ leads }: TimedGame, played: number): number {
  return leads.findLast((each) => each.played <= played)?.lead ?? 0;
}
