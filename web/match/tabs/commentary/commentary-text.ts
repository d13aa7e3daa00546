import type { Incident } from '../../../../realtime/protocol/incident.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import type { Text } from '../../../text/text.ts';
import { incidentName, withinSentence } from '../../incident-text.ts';

/** Names of the two sides as they are to be read. */
export type SideNames = Readonly<Record<Side, string>>;

/** What a sentence is made of: an incident of the match's room, or an entry of its commentary. */
export interface Told extends Pick<Incident, 'type' | 'team' | 'score'> {
  period?: string | undefined;
  player?: string | undefined;
  relatedPlayer?: string | undefined;
  /** What became of a shot. */
  outcome?: string | undefined;
  text?: string | undefined;
  removed?: boolean | undefined;
}

/** The sentences that tell an incident. A comment is its own text, in the words of its source. */
export function commentaryText(t: Text, told: Told, names: SideNames): string {
  const { type, player, relatedPlayer, text, removed } = told;
  if (type === 'comment' && text) return text;
  if (!removed)
    return [sentenceOf(t, told, names), detailOf(told), scoreOf(t, told, names)]
      .filter(Boolean)
      .join(' ');
  const incident = withinSentence(incidentName(t, told));
  if (player && relatedPlayer) {
    const who = t('commentary.players', { player, other: relatedPlayer });
    return t('commentary.takenBackOf', { incident, who });
  }
  const who = player ?? relatedPlayer;
  return who
    ? t('commentary.takenBackOf', { incident, who })
    : t('commentary.takenBack', { incident });
}

function sentenceOf(t: Text, told: Told, names: SideNames): string {
  const { type, player, relatedPlayer, text, outcome = 'other' } = told;
  const side = told.team ?? 'none';
  const team = told.team === null ? '' : names[told.team];
  const who = player && team ? t('commentary.playerOf', { player, team }) : (player ?? team);
  switch (type) {
    case 'goal':
    case 'penalty-goal': {
      const kind = type === 'goal' ? 'goal' : 'penalty';
      if (!player) return who ? t('commentary.goalOfTeam', { kind, team }) : name(t, told);
      return relatedPlayer
        ? t('commentary.goalAssisted', { kind, who, assist: relatedPlayer })
        : t('commentary.goal', { kind, who });
    }
    case 'own-goal':
      return player
        ? t('commentary.ownGoal', { player, side, team })
        : t('commentary.ownGoalUnknown', { side, team });
    case 'substitution':
      if (!relatedPlayer) break;
      return player
        ? t('commentary.substitution', { side, team, player: relatedPlayer, off: player })
        : t('commentary.comesOn', { side, team, player: relatedPlayer });
    case 'shot':
      if (!who) break;
      return relatedPlayer
        ? t('commentary.shotSetUp', { who, outcome, assist: relatedPlayer })
        : t('commentary.shot', { who, outcome });
    case 'foul':
      if (!who || !relatedPlayer) break;
      return t('commentary.foulOn', { who, player: relatedPlayer });
    case 'injury-time':
      return text
        ? t('commentary.toldOf', { incident: incidentName(t, told), who: text })
        : name(t, told);
    case 'period-start':
    case 'period-end':
      return name(t, told);
  }
  return who ? t('commentary.toldOf', { incident: incidentName(t, told), who }) : name(t, told);
}

function name(t: Text, told: Told): string {
  return t('commentary.told', { incident: incidentName(t, told) });
}

function detailOf({ type, text }: Told): string {
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

function scoreOf(t: Text, { type, score }: Told, { home, away }: SideNames): string {
  if (!score || !SCORING.has(type)) return '';
  return t('commentary.score', { home, homeScore: score.home, away, awayScore: score.away });
}
