import { SIDES } from '../../sports/sides.ts';
import { SPORTS } from '../../sports/registry.ts';
import { createRandom } from '../world/random.ts';
import type { LeaguePlan } from '../world/league-plan.ts';
import type { Fate } from '../play/match-setup.ts';

/** Shares of single players' matches that are walkovers, and that end by retirement. */
const WALKOVERS = 0.03;
const RETIREMENTS = 0.06;
/** Steps of play, mostly points, before a retirement: about one or two sets. */
const RETIRES_AFTER = { least: 50, most: 150 };
/** Share of clubs' matches that are postponed. */
const POSTPONED = 0.015;

/** Returns a match's early end, if any. The match's id is the seed. */
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

/** Whether a table match is postponed to another day. */
export function isPutOff(matchId: string, plan: LeaguePlan): boolean {
  // A knock-out needs the complete table.
  const canWait = plan.entrants.kind === 'clubs' && !plan.knockout;
  return canWait && createRandom(matchId, 'fate').next() < POSTPONED;
}
