import { INCIDENT_NAMES } from '../../realtime/protocol/incident-names.ts';
import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';

/** Beside a player's name they are shorter. */
const NAMES: Readonly<Record<IncidentType, string>> = {
  ...INCIDENT_NAMES,
  'penalty-goal': 'Penalty scored',
  'penalty-missed': 'Penalty missed',
  'shootout-scored': 'Shoot-out: scored',
  'shootout-missed': 'Shoot-out: missed',
  suspension: 'Suspension',
};

export type IncidentTone = 'score' | 'yellow' | 'red' | 'change' | 'plain';

const TONES: Partial<Record<IncidentType, IncidentTone>> = {
  goal: 'score',
  'own-goal': 'score',
  'penalty-goal': 'score',
  'shootout-scored': 'score',
  score: 'score',
  touchdown: 'score',
  'field-goal': 'score',
  'extra-point': 'score',
  safety: 'score',
  'home-run': 'score',
  run: 'score',
  'yellow-card': 'yellow',
  'second-yellow-card': 'red',
  'red-card': 'red',
  substitution: 'change',
};

/** What an incident is called. */
function incidentName({ type }: Pick<Incident, 'type'>): string {
  return NAMES[type];
}

export function incidentTone({ type }: Pick<Incident, 'type'>): IncidentTone {
  return TONES[type] ?? 'plain';
}

/** Who did it, or what happened: the line a reader looks for first. */
export function incidentTitle(incident: Incident): string {
  const { type, player, relatedPlayer, text, period } = incident;
  if (type === 'period-start' || type === 'period-end')
    return `${incidentName(incident)} ${period ?? ''}`.trim();
  if (type === 'substitution' && relatedPlayer) return relatedPlayer;
  return player ?? text ?? incidentName(incident);
}

/** What else there is to say of it, or null. */
export function incidentDetail(incident: Incident): string | null {
  const { type, player, relatedPlayer, text } = incident;
  if (type === 'period-start' || type === 'period-end') return text ?? null;
  const name = player || relatedPlayer || text ? incidentName(incident) : null;
  if (type === 'substitution') return player && relatedPlayer ? `for ${player}` : name;
  // A touchdown's pass is not called an assist.
  const helped = type === 'touchdown' ? 'pass from' : 'assist';
  const parts = [name, relatedPlayer && `${helped} ${relatedPlayer}`, player && text];
  return parts.filter(Boolean).join(' · ') || null;
}

/** When in a match something happened, as incidents and commentary have it. */
export interface PlayTime {
  minute: number | null;
  stoppage?: number | undefined;
  period?: string | undefined;
}

/**
 * 45+2'; Q4 46' where quarters are played; the period where the sport counts no
 * minutes; empty when neither is known.
 */
export function incidentTime({ minute, stoppage, period }: PlayTime): string {
  if (minute === null) return period ?? '';
  if (period?.startsWith('Q')) return `${period} ${minute}'`;
  return stoppage ? `${minute}+${stoppage}'` : `${minute}'`;
}
