import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { timeLeft } from '../scores/played-time.ts';
import type { Periods } from '../../realtime/sports/periods.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { matchStatusText } from '../text/match-status-text.ts';
import type { Text } from '../text/text.ts';
import { disallowanceIn, disallowedText } from './disallowed.ts';
import { periodFamily, periodName } from './period-name.ts';

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

/** What fans of its sport call an incident. */
export function incidentName(
  t: Text,
  { type, period }: { type: IncidentType; period?: string | undefined },
  sportKey: SportKey,
): string {
  if (type === 'penalty-goal' || type === 'penalty-missed')
    return t(`incident.${type}`, { penalty: SPORTS[sportKey].penalty ?? 'kick' });
  if (type !== 'period-start' && type !== 'period-end') return t(`incident.${type}`);
  const name = period === undefined ? t('period.unnamed') : periodName(t, period);
  return t(`incident.${type}`, { family: periodFamily(period), period: withinSentence(name) });
}

/** A name as it stands within a sentence: 'Overtime' begins one, and is an 'overtime' elsewhere. */
export function withinSentence(name: string): string {
  // Marks, as 'HT', are no words.
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function incidentTone({ type }: Pick<Incident, 'type'>): IncidentTone {
  return TONES[type] ?? 'plain';
}

/** Who did it, or what happened: the line a reader looks for first. */
export function incidentTitle(t: Text, incident: Incident, sportKey: SportKey): string {
  const { type, player, relatedPlayer, text } = incident;
  if (type === 'period-start' || type === 'period-end') return incidentName(t, incident, sportKey);
  if (type === 'substitution' && relatedPlayer) return relatedPlayer;
  const taken = disallowanceIn(incident);
  if (taken) return disallowedText(t, taken);
  return player ?? text ?? incidentName(t, incident, sportKey);
}

/** Whom the title names, where it is somebody who is known: a page leads on from there. */
export function titlePlayer(incident: Incident): { id: string; name: string } | null {
  const { type, player, playerId, relatedPlayer, relatedPlayerId } = incident;
  const [name, id] =
    type === 'substitution' && relatedPlayer
      ? [relatedPlayer, relatedPlayerId]
      : [player, playerId];
  return name && id !== undefined ? { id, name } : null;
}

/** What else there is to say of it, or null. */
export function incidentDetail(t: Text, incident: Incident, sportKey: SportKey): string | null {
  const { type, player, relatedPlayer, text } = incident;
  if (type === 'period-start' || type === 'period-end') return text ?? null;
  const name = player || relatedPlayer || text ? incidentName(t, incident, sportKey) : null;
  if (type === 'substitution')
    return player && relatedPlayer ? t('timeline.replaced', { player }) : name;
  // A touchdown's pass is not called an assist.
  const helped = type === 'touchdown' ? 'pass' : 'assist';
  const help = relatedPlayer && t(`timeline.${helped}`, { player: relatedPlayer });
  return [name, help, player && text].filter(Boolean).join(' · ') || null;
}

/** When in a match something happened, as incidents and commentary have it. */
export interface PlayTime {
  minute: number | null;
  stoppage?: number | undefined;
  remaining?: number | undefined;
  period?: string | undefined;
  /** Of an inning: who bats tells which half of it. */
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
