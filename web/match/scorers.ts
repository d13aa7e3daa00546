import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { incidentTime } from './incident-text.ts';

export interface Scorer {
  name: string;
  /** "23'", "45+2' (pen)" */
  times: string[];
}

const NOTES: Partial<Record<Incident['type'], string>> = {
  goal: '',
  'penalty-goal': ' (pen)',
  'own-goal': ' (og)',
};

/** Who scored for a side and when, in the order of their first goals. */
export function scorersOf(incidents: readonly Incident[], side: Side): Scorer[] {
  const scorers = new Map<string, string[]>();
  for (const incident of incidents) {
    const note = NOTES[incident.type];
    if (note === undefined || incident.removed || incident.team !== side || !incident.player)
      continue;
    const times = scorers.get(incident.player) ?? [];
    scorers.set(incident.player, [...times, `${incidentTime(incident)}${note}`]);
  }
  return [...scorers].map(([name, times]) => ({ name, times }));
}
