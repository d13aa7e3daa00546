import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Periods } from '../../realtime/sports/periods.ts';
import { timeLeft } from '../scores/played-time.ts';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';

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

export function incidentTone({ type }: Pick<Incident, 'type'>): IncidentTone {
  return TONES[type] ?? 'plain';
}

/** Time within a match, of incidents and commentary. */
export interface PlayTime {
  minute: number | null;
  stoppage?: number | undefined;
  remaining?: number | undefined;
  period?: string | undefined;
  /** Side at bat: shows the half of an inning. */
  team?: Side | null;
}

/**
 * Returns an incident's time: 45+2'; Q4 6:44 for a countdown clock, whatever the minute; Bot 7 in
 * an inning; only the period if no more is known; empty without it. `called` is the sport's name
 * for periods.
 */
export function incidentTime(t: Text, time: PlayTime, called?: Periods['called']): string {
  const { minute, stoppage, remaining, period, team } = time;
  const mark = period === undefined ? '' : matchStatusText(t, period, { called, batting: team });
  if (remaining !== undefined) return `${mark} ${timeLeft(remaining)}`.trim();
  if (minute === null || (period !== undefined && COUNTS_DOWN.test(period))) return mark;
  return stoppage ? `${minute}+${stoppage}'` : `${minute}'`;
}

const COUNTS_DOWN = /^(?:Q|OT)/;
