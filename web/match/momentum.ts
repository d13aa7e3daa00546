import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/** Weight of an attack by its outcome. */
const SHOT_WEIGHTS = { goal: 5, saved: 3, woodwork: 3, blocked: 2, 'off-target': 2 } as const;
const CORNER_WEIGHT = 1;
/** Minutes on either side that an attack affects. */
const REACH = 3;
const REGULAR = 90;
const GOALS: ReadonlySet<string> = new Set(['goal', 'penalty-goal', 'own-goal']);

/**
 * Returns each minute's balance of play: above 0 the home side, below it the away side, scaled to
 * at most 1 and −1. Uses shots, goals and corners; null without reported shots, since goals and
 * corners alone say little.
 */
export function momentumOf(incidents: readonly Incident[]): number[] | null {
  if (!incidents.some(({ shot, removed }) => shot && !removed)) return null;
  const attacks = incidents.flatMap((incident) => {
    const weight = weightOf(incident);
    const { team, minute } = incident;
    if (weight === 0 || team === null || minute === null) return [];
    return [{ minute: Math.max(1, minute), weight: team === 'home' ? weight : -weight }];
  });
  const length = Math.max(REGULAR, ...attacks.map(({ minute }) => minute));
  const minutes = Array.from({ length }, (_, index) =>
    attacks.reduce((sum, attack) => {
      const distance = Math.abs(attack.minute - (index + 1));
      return sum + attack.weight * Math.max(0, 1 - distance / (REACH + 1));
    }, 0),
  );
  const most = Math.max(...minutes.map(Math.abs));
  return most === 0 ? minutes : minutes.map((value) => value / most);
}

function weightOf({ type, shot, removed }: Incident): number {
  if (removed) return 0;
  if (type === 'corner') return CORNER_WEIGHT;
  if (shot) return SHOT_WEIGHTS[shot.outcome];
  return type === 'goal' || type === 'penalty-goal' ? SHOT_WEIGHTS.goal : 0;
}

/** A goal, for the side it counts for. */
export interface MomentumGoal {
  id: string;
  side: Side;
  minute: number;
}

/** Returns the valid goals with a known minute. */
export function momentumGoals(incidents: readonly Incident[]): MomentumGoal[] {
  return incidents.flatMap(({ id, type, team: side, minute, removed }) =>
    !removed && GOALS.has(type) && side !== null && minute !== null
      ? [{ id, side, minute: Math.max(1, minute) }]
      : [],
  );
}

/** Returns a summary of the minutes in words. */
export function momentumSummary(
  t: Text,
  minutes: readonly number[],
  names: { home: string; away: string },
): string {
  const homeMinutes = minutes.filter((value) => value > 0.05).length;
  const awayMinutes = minutes.filter((value) => value < -0.05).length;
  return t('momentum.summary', { ...names, homeMinutes, awayMinutes });
}
