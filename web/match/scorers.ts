import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Text } from '../text/text.ts';
import { incidentTime } from './incident-text.ts';

export interface Scorer {
  name: string;
  /** "23'", "45+2' (pen)" */
  times: string[];
}

/** Who scored for a side and when, in the order of their first goals. */
export function scorersOf(t: Text, incidents: readonly Incident[], side: Side): Scorer[] {
  const scorers = new Map<string, string[]>();
  for (const incident of incidents) {
    const time = goalTime(t, incident);
    if (time === null || incident.removed || incident.team !== side || !incident.player) continue;
    scorers.set(incident.player, [...(scorers.get(incident.player) ?? []), time]);
  }
  return [...scorers].map(([name, times]) => ({ name, times }));
}

/** When a goal was scored; null of what is none. */
function goalTime(t: Text, incident: Incident): string | null {
  const time = incidentTime(t, incident);
  if (incident.type === 'goal') return time;
  if (incident.type === 'penalty-goal') return t('timeline.penaltyTime', { time });
  return incident.type === 'own-goal' ? t('timeline.ownGoalTime', { time }) : null;
}
