import { SIDES } from '../../protocol/primitives.ts';
import { SPORTS } from '../../sports/registry.ts';
import { createRandom } from '../world/random.ts';
import type { LeaguePlan } from '../world/league-plan.ts';
import type { Fate } from '../play/match-setup.ts';

/** The shares of single players' matches that are not played, and not played to their end. */
const WALKOVERS = 0.03;
const RETIREMENTS = 0.06;
/** How many points are played before somebody retires: about a set, or two. */
const RETIRES_AFTER = { least: 50, most: 150 };
/** The share of clubs' matches that are put off. */
const POSTPONED = 0.015;

/** What becomes of a match that is not simply played: its id is its seed. */
export function fateOf(matchId: string, plan: LeaguePlan): Fate | undefined {
  const random = createRandom(matchId, 'fate');
  const chance = random.next();
  if (SPORTS[plan.sport].contestant === 'player') {
    const winner = random.pick(SIDES);
    if (chance < WALKOVERS) return { kind: 'walkover', winner };
    if (chance >= WALKOVERS + RETIREMENTS) return undefined;
    return {
      kind: 'retirement',
      winner,
      after: random.int(RETIRES_AFTER.least, RETIRES_AFTER.most),
    };
  }
  return undefined;
}

/** Whether a match of a table is put off to another day. */
export function isPutOff(matchId: string, plan: LeaguePlan): boolean {
  // Who goes on from a table must have played all of it.
  const canWait = plan.entrants.kind === 'clubs' && !plan.knockout;
  return canWait && createRandom(matchId, 'fate').next() < POSTPONED;
}
