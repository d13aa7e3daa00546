import { INCIDENT_NAMES } from './incident-names.ts';
import type { Incident, Shot } from './incident.ts';
import type { Side } from './primitives.ts';

/** Names of the two sides as they are to be read. */
export type SideNames = Readonly<Record<Side, string>>;

/**
 * The sentence that tells an incident: the commentary of the media API and that
 * of a watched match read the same. A comment is its own text.
 */
export function commentaryText(incident: Incident, names: SideNames): string {
  const { type, player, relatedPlayer, text, removed } = incident;
  if (type === 'comment' && text) return text;
  const sentence = sentenceOf(incident, names);
  const told = [sentence, detailOf(incident), scoreOf(incident, names)].filter(Boolean).join(' ');
  if (!removed) return told;
  const who = [player, relatedPlayer].filter(Boolean).join(' and ');
  return `Taken back: ${INCIDENT_NAMES[type].toLowerCase()}${who && ` by ${who}`}.`;
}

const SHOTS: Record<Shot['outcome'], string> = {
  goal: 'scores',
  saved: 'sees the shot saved',
  'off-target': 'shoots off target',
  blocked: 'has the shot blocked',
  woodwork: 'hits the woodwork',
};

function sentenceOf(incident: Incident, names: SideNames): string {
  const { type, team, player, relatedPlayer, period, shot, text } = incident;
  const side = team === null ? undefined : names[team];
  const who = player === undefined ? side : side === undefined ? player : `${player} (${side})`;
  switch (type) {
    case 'goal':
    case 'penalty-goal':
      return `${INCIDENT_NAMES[type]}! ${who ?? 'A goal'}${player ? ' scores' : ''}${relatedPlayer ? `, assisted by ${relatedPlayer}` : ''}.`;
    case 'own-goal':
      return `Own goal! ${player ? `${player} turns it into the own net` : 'It goes into the own net'}${side ? `, for ${side}` : ''}.`;
    case 'substitution':
      return relatedPlayer
        ? `Substitution${side ? ` for ${side}` : ''}: ${relatedPlayer} comes on${player ? ` for ${player}` : ''}.`
        : `Substitution${who ? `: ${who}` : ''}.`;
    case 'shot':
      return `${who ?? 'A player'} ${SHOTS[shot?.outcome ?? 'off-target']}${relatedPlayer ? `, set up by ${relatedPlayer}` : ''}.`;
    case 'injury-time':
      return text ? `${INCIDENT_NAMES[type]}: ${text}.` : `${INCIDENT_NAMES[type]}.`;
    case 'period-start':
    case 'period-end':
      return `${INCIDENT_NAMES[type]} of ${period ?? 'the period'}.`;
    default:
      return `${INCIDENT_NAMES[type]}${who ? `: ${who}` : ''}.`;
  }
}

function detailOf({ type, text }: Incident): string {
  if (!text || type === 'comment' || type === 'injury-time') return '';
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const SCORING: ReadonlySet<Incident['type']> = new Set<Incident['type']>([
  'goal',
  'own-goal',
  'penalty-goal',
  'score',
  'touchdown',
  'field-goal',
  'extra-point',
  'safety',
  'home-run',
  'run',
]);

function scoreOf({ type, score }: Incident, { home, away }: SideNames): string {
  return score && SCORING.has(type) ? `${home} ${score.home}, ${away} ${score.away}.` : '';
}
