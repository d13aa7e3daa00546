import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { disallowanceIn, disallowedText } from './disallowed.ts';
import { incidentTime, incidentTone } from './incident-time.ts';
import { periodFamily, periodName } from './period-name.ts';

/** Returns a sport's name for an incident. */
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

/** Returns a name for use within a sentence: 'Overtime' becomes 'overtime'. */
export function withinSentence(name: string): string {
  // Marks ('HT') are not words.
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Returns an incident's first line: its player, or else what happened. */
export function incidentTitle(t: Text, incident: Incident, sportKey: SportKey): string {
  const { type, player, relatedPlayer, text } = incident;
  if (type === 'period-start' || type === 'period-end') return incidentName(t, incident, sportKey);
  if (type === 'substitution' && relatedPlayer) return relatedPlayer;
  const taken = disallowanceIn(incident);
  if (taken) return disallowedText(t, taken);
  return player ?? text ?? incidentName(t, incident, sportKey);
}

/** Returns the scorer and time of a side's latest score, 'Lia Holm 64′'; null if it names nobody. */
export function scorerText(t: Text, incidents: readonly Incident[], side: Side): string | null {
  const last = incidents.findLast(
    (incident) => incident.team === side && !incident.removed && incidentTone(incident) === 'score',
  );
  return last?.player === undefined ? null : `${last.player} ${incidentTime(t, last)}`.trim();
}

/** Returns the player named in the title, to whom the page links; null if the id is unknown. */
export function titlePlayer(incident: Incident): { id: string; name: string } | null {
  const { type, player, playerId, relatedPlayer, relatedPlayerId } = incident;
  const [name, id] =
    type === 'substitution' && relatedPlayer
      ? [relatedPlayer, relatedPlayerId]
      : [player, playerId];
  return name && id !== undefined ? { id, name } : null;
}

/** Returns further details, or null. */
export function incidentDetail(t: Text, incident: Incident, sportKey: SportKey): string | null {
  const { type, player, relatedPlayer, text } = incident;
  if (type === 'period-start' || type === 'period-end') return text ?? null;
  const name = player || relatedPlayer || text ? incidentName(t, incident, sportKey) : null;
  if (type === 'substitution')
    return player && relatedPlayer ? t('timeline.replaced', { player }) : name;
  // A touchdown's pass is not an assist.
  const helped = type === 'touchdown' ? 'pass' : 'assist';
  const help = relatedPlayer && t(`timeline.${helped}`, { player: relatedPlayer });
  // Sources write in English.
  const said = player && t.language.startsWith('en') ? text : null;
  return [name, help, said].filter(Boolean).join(' · ') || null;
}
