import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Text } from '../text/text.ts';
import { disallowanceIn, disallowedText } from './disallowed.ts';
import { periodFamily, periodName } from './period-name.ts';

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
  // Sources write in English.
  const said = player && t.language.startsWith('en') ? text : null;
  return [name, help, said].filter(Boolean).join(' · ') || null;
}
