import type { Incident, Shot } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';

export interface MatchShot {
  id: string;
  team: Side;
  incident: Incident;
  outcome: Shot['outcome'];
  expectedGoals: number | null;
  /** Per cent of a pitch on which the home side attacks to the right; null if unknown. */
  place: { x: number; y: number } | null;
}

/** Returns a match's shots, latest first. */
export function shotsOf(incidents: readonly Incident[]): MatchShot[] {
  return incidents
    .flatMap((incident) => {
      const { id, team, shot, removed } = incident;
      if (!shot || removed || team === null) return [];
      const { outcome, expectedGoals = null } = shot;
      return [{ id, team, incident, outcome, expectedGoals, place: placeOf(shot, team) }];
    })
    .toReversed();
}

/**
 * Returns where a shot was taken. Feeds count each team's places in its direction of attack, so the
 * away side's are turned around.
 */
function placeOf({ x, y }: Shot, team: Side): MatchShot['place'] {
  if (x === undefined || y === undefined) return null;
  return team === 'home' ? { x, y } : { x: 100 - x, y: 100 - y };
}
