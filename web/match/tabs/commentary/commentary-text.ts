import * as v from 'valibot';
import { PLAYS, type Incident } from '../../../../realtime/protocol/incident.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';
import { disallowanceIn, disallowedText, type Disallowance } from '../../disallowed.ts';
import { incidentName, withinSentence } from '../../incident-text.ts';

/** Names of both sides to show. */
export type SideNames = Readonly<Record<Side, string>>;

/** Source of a sentence: an incident of the room, or an entry of the commentary. */
export interface DescribedIncident extends Pick<Incident, 'type' | 'team' | 'score'> {
  sportKey: SportKey;
  period?: string | undefined;
  player?: string | undefined;
  relatedPlayer?: string | undefined;
  /** Outcome of a shot. */
  outcome?: string | undefined;
  /** Points of a score. */
  points?: number | undefined;
  /** Kind of a touchdown's play, and its yards. */
  play?: string | undefined;
  yards?: number | undefined;
  text?: string | undefined;
  removed?: boolean | undefined;
  /** Reason why its goal does not count. */
  disallowed?: Disallowance | undefined;
}

/**
 * Whether the reader's language is the sources' own, English. In other languages, most of their
 * texts are not shown.
 */
const isOfSources = ({ language }: Text) => language.startsWith('en');

/** Returns an incident's sentences. A comment is its source's own text. */
export function commentaryText(t: Text, given: DescribedIncident, names: SideNames): string {
  const { type, player, relatedPlayer, text, removed } = given;
  if (type === 'comment' && text) return text;
  if (!removed && text && isOfSources(t) && saysItAll(text, given))
    return given.score ? `${sentence(text)} ${scoreOf(t, given, names)}` : sentence(text);
  if (!removed)
    return [sentenceOf(t, given, names), detailOf(t, given), scoreOf(t, given, names)]
      .filter(Boolean)
      .join(' ');
  if (given.disallowed) {
    const incident = disallowedText(t, given.disallowed);
    const who = whoOf(t, given, names);
    return who ? t('commentary.plainBy', { incident, who }) : t('commentary.plain', { incident });
  }
  const incident = withinSentence(incidentName(t, given, given.sportKey));
  if (player && relatedPlayer) {
    const who = t('commentary.players', { player, other: relatedPlayer });
    return t('commentary.takenBackOf', { incident, who });
  }
  const who = player ?? relatedPlayer;
  return who
    ? t('commentary.takenBackOf', { incident, who })
    : t('commentary.takenBack', { incident });
}

function sentenceOf(t: Text, given: DescribedIncident, names: SideNames): string {
  const { type, player, relatedPlayer, text, outcome = 'other' } = given;
  const side = given.team ?? 'none';
  const team = given.team === null ? '' : names[given.team];
  const who = whoOf(t, given, names);
  switch (type) {
    case 'goal':
    case 'penalty-goal': {
      const kind = type === 'goal' ? 'goal' : (SPORTS[given.sportKey].penalty ?? 'kick');
      if (!player) return who ? t('commentary.goalOfTeam', { kind, team }) : name(t, given);
      return relatedPlayer
        ? t('commentary.goalAssisted', { kind, who, assist: relatedPlayer })
        : t('commentary.goal', { kind, who });
    }
    case 'score': {
      const { points = 0 } = given;
      if (points < 1 || points > 3) break;
      const kind = `${points}` as const;
      return relatedPlayer
        ? t('commentary.basketAssisted', { kind, who, assist: relatedPlayer })
        : t('commentary.basket', { kind, who });
    }
    case 'run':
    case 'home-run': {
      if (given.points === undefined) break;
      return t('commentary.runs', {
        incident: incidentName(t, given, given.sportKey),
        who,
        count: given.points,
      });
    }
    case 'touchdown':
    case 'field-goal':
      if (!who) break;
      return t('commentary.plainBy', {
        incident: incidentName(t, given, given.sportKey),
        who: [who, ...howOf(t, given)].join(', '),
      });
    case 'extra-point': {
      const kind = given.points === 2 ? 'two' : 'one';
      const incident = t('commentary.try', { kind });
      return who ? t('commentary.plainBy', { incident, who }) : t('commentary.plain', { incident });
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
        ? t('commentary.plainBy', { incident: incidentName(t, given, given.sportKey), who: text })
        : name(t, given);
    case 'period-start':
    case 'period-end':
      return name(t, given);
  }
  return who
    ? t('commentary.plainBy', { incident: incidentName(t, given, given.sportKey), who })
    : name(t, given);
}

/** Returns the name of a player, a side or both; empty if unknown. */
function whoOf(t: Text, { player, team: side }: DescribedIncident, names: SideNames): string {
  const team = side === null ? '' : names[side];
  return player && team ? t('commentary.playerOf', { player, team }) : (player ?? team);
}

/** Returns how a touchdown or field goal came about, and its yards. */
function howOf(t: Text, { type, play, yards, relatedPlayer }: DescribedIncident): string[] {
  const how: string[] = [];
  if (type === 'touchdown' && relatedPlayer)
    how.push(t('commentary.passFrom', { passer: relatedPlayer }));
  else if (v.is(v.picklist(PLAYS), play) && play !== 'pass') how.push(t(`commentary.${play}`));
  if (yards !== undefined) how.push(t('commentary.yards', { yards }));
  return how;
}

function name(t: Text, given: DescribedIncident): string {
  return t('commentary.plain', { incident: incidentName(t, given, given.sportKey) });
}

function detailOf(t: Text, { type, text }: DescribedIncident): string {
  const taken = disallowanceIn({ type, text });
  if (taken) return `${disallowedText(t, taken)}.`;
  if (!text || type === 'comment' || type === 'injury-time') return '';
  // A review's name does not include its outcome.
  return isOfSources(t) || type === 'var' ? sentence(text) : '';
}

function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

/**
 * Whether a source's own text names the player, so that our sentence would repeat it. Goals still
 * have our sentence.
 */
function saysItAll(text: string, { type, player }: DescribedIncident): boolean {
  if (player === undefined || CALLED.has(type)) return false;
  return lettersOf(text).includes(lettersOf(player));
}

const CALLED: ReadonlySet<Incident['type']> = new Set<Incident['type']>([
  'goal',
  'own-goal',
  'penalty-goal',
]);

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
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

function scoreOf(
  t: Text,
  { type, score, sportKey }: DescribedIncident,
  { home, away }: SideNames,
): string {
  if (!score || !SCORING.has(type)) return '';
  const first = SPORTS[sportKey].sides[0];
  return t('commentary.score', {
    first,
    home,
    homeScore: score.home,
    away,
    awayScore: score.away,
  });
}
