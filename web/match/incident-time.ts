import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import type { Periods } from '../../realtime/sports/periods.ts';
import { timeLeft } from '../scores/played-time.ts';
import { matchStatusText } from '../text/match-status-text.ts';
import type { Text } from '../text/text.ts';

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

/** When in a match something happened, as incidents and commentary have it. */
export interface PlayTime {
  minute: number | null;
  stoppage?: number | undefined;
  remaining?: number | undefined;
  period?: string | undefined;
  /** Which half of an inning it is: the side at bat shows it. */
  team?: Side | null;
}

/**
 * 45+2'; Q4 6:44 where the clock counts down, whatever minute that is; Bot 7 in
 * an inning; the period where nothing more is known; empty without it. `called`:
 * what its sport calls its periods.
 */
export function incidentTime(t: Text, time: PlayTime, called?: Periods['called']): string {
  const { minute, stoppage, remaining, period, team } = time;
  const mark = period === undefined ? '' : matchStatusText(t, period, { called, batting: team });
  if (remaining !== undefined) return `${mark} ${timeLeft(remaining)}`.trim();
  if (minute === null || (period !== undefined && COUNTS_DOWN.test(period))) return mark;
  return stoppage ? `${minute}+${stoppage}'` : `${minute}'`;
}

const COUNTS_DOWN = /^(?:Q|OT)/;
