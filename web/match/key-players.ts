import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { incidentTime, incidentTone } from './incident-time.ts';

/** A player who scored for a side, or who was sent off. */
export interface KeyPlayer {
  kind: 'goal' | 'red';
  name: string;
  /** "23'", "45+2' (P)" */
  times: string[];
}

/** Returns a side's scorers and players sent off, with times, in the order of their first ones. */
export function keyPlayersOf(t: Text, incidents: readonly Incident[], side: Side): KeyPlayer[] {
  const players = new Map<string, KeyPlayer>();
  for (const incident of incidents) {
    const { team, player: name, removed } = incident;
    if (removed || team !== side || !name) continue;
    const goal = goalTime(t, incident);
    const isRed = incidentTone(incident) === 'red';
    if (goal === null && !isRed) continue;
    const kind = isRed ? 'red' : 'goal';
    const found = players.get(`${kind} ${name}`) ?? { kind, name, times: [] };
    found.times.push(goal ?? incidentTime(t, incident));
    players.set(`${kind} ${name}`, found);
  }
  return [...players.values()];
}

/** Returns the time of a goal; otherwise null. */
function goalTime(t: Text, incident: Incident): string | null {
  const time = incidentTime(t, incident);
  if (incident.type === 'goal') return time;
  if (incident.type === 'penalty-goal') return t('timeline.penaltyTime', { time });
  return incident.type === 'own-goal' ? t('timeline.ownGoalTime', { time }) : null;
}
