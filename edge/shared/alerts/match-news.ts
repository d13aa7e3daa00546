import * as v from 'valibot';
import { sidesSchema, type Side, type Sides } from '../../../realtime/protocol/primitives.ts';
import { CLOSED_STATUSES } from '../../../realtime/sports/event-status.ts';
import { isPause } from '../../../realtime/sports/match-status.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { AlertKind } from '../../contracts/alert-kinds.ts';
import type { AlertMatch } from './alert-match.ts';

/** An event of a match. */
export type Turn =
  | { what: 'start' }
  /** `side` is null if both sides scored. */
  | { what: 'scored'; side: Side | null }
  | { what: 'corrected' }
  | { what: 'red-card'; side: Side }
  | { what: 'break'; after: Part }
  /** A side that did not lead leads now. */
  | { what: 'lead'; side: Side }
  | { what: 'lineups' }
  | MomentTurn
  | { what: 'end' }
  /** Postponed, cancelled or abandoned. */
  | { what: 'off' };

/** Names of single incidents, which only the updates of a match contain. */
export const MOMENTS = [
  'serve-break',
  ...(['goal', 'own-goal', 'touchdown', 'field-goal', 'home-run', 'void'] as const),
  ...(['yellow', 'red', 'suspension', 'on', 'off'] as const),
] as const;
export type MomentName = (typeof MOMENTS)[number];

/** A moment of a player, or of a side if it has no player; `void` is a goal that does not count. */
export interface MomentTurn {
  what: 'moment';
  moment: MomentName;
  side: Side | null;
  player: { id: string; name: string } | null;
}

/** A finished part of a match; `play` is all of it before a shoot-out. */
export interface Part {
  name: 'half-time' | 'normal-time' | 'extra-half' | 'play' | 'quarter' | 'overtime';
  number: number;
}

/** A turn, and the match after it. */
export interface News {
  /** Fans who want this kind get it. */
  kind: AlertKind;
  turn: Turn;
  match: AlertMatch;
}

/** State of a match at its last report. */
export const reportedSchema = v.object({
  phase: v.picklist(['fixture', 'live', 'result', 'off']),
  score: sidesSchema,
  redCards: sidesSchema,
  partsOver: v.number(),
  /** Turns reported only once, even if a feed retracts and repeats them. */
  once: v.array(v.string()),
  isLate: v.optional(v.literal(true)),
});
export type Reported = v.InferOutput<typeof reportedSchema>;

const NOTHING: Sides = { home: 0, away: 0 };

/** Returns a match's current state as if all earlier events were reported. */
export function reportedOf(match: AlertMatch, once: readonly string[] = []): Reported {
  const { play } = match;
  return {
    phase: match.kind,
    score: play?.score ?? NOTHING,
    redCards: play?.redCards ?? NOTHING,
    partsOver: match.kind === 'live' ? partsOver(match) : 0,
    once: [...once],
    ...(match.isLate && { isLate: match.isLate }),
  };
}

/** Returns all events since `reported`, and the new state. */
export function newsOf(
  reported: Reported,
  match: AlertMatch,
): { news: News[]; reported: Reported } {
  const once = new Set(reported.once);
  const isFirst = (key: string) => !once.has(key) && once.add(key).size > 0;
  const is = reportedOf(match);
  const news: News[] = [];
  const add = (kind: AlertKind, turn: Turn) => news.push({ kind, turn, match });

  if (reported.phase === 'fixture' && is.phase === 'live' && isFirst('start'))
    add('start', { what: 'start' });
  const scored = scoreTurn(reported, is);
  if (scored) add('score', scored);
  for (const side of ['home', 'away'] as const)
    if (is.redCards[side] > reported.redCards[side]) add('red-card', { what: 'red-card', side });
  const leader = leaderOf(is.score);
  const hasLed = leader === leaderOf(reported.score);
  if (match.isLate && scored?.what === 'scored' && leader && !hasLed)
    add('lead', { what: 'lead', side: leader });
  const after = match.kind === 'live' && is.partsOver > reported.partsOver ? lastPart(match) : null;
  if (after && isFirst(`break ${is.partsOver}`)) add('break', { what: 'break', after });
  const { home, away } = is.score;
  if (is.phase === 'result' && reported.phase !== 'result' && isFirst(`end ${home}-${away}`))
    add('end', { what: 'end' });
  const isOff = is.phase === 'off' && CLOSED_STATUSES.has(match.status);
  const wasOn = reported.phase === 'fixture' || reported.phase === 'live';
  if (isOff && wasOn && isFirst(match.status))
    add(reported.phase === 'fixture' ? 'start' : 'end', { what: 'off' });
  return { news, reported: { ...is, once: [...once] } };
}

/** Turns whose text also includes the score or the start. */
const TELL_ALL: ReadonlySet<Turn['what']> = new Set<Turn['what']>(['break', 'end', 'off']);

/** Moments that say more than the turn about the same score: they name the player. */
const SCORES: ReadonlySet<MomentName> = new Set<MomentName>([
  'goal',
  'own-goal',
  'touchdown',
  'field-goal',
  'home-run',
  'void',
]);

const NOBODY: ReadonlyMap<string, ReadonlySet<AlertKind>> = new Map();

/**
 * Returns the wanted news without duplicates: full time already includes the score. `players` has
 * the kinds that the fan wants for players, by player id.
 */
export function wantedNews(
  news: readonly News[],
  kinds: ReadonlySet<AlertKind>,
  players = NOBODY,
): News[] {
  const wanted = news.filter(({ kind, turn }) =>
    turn.what === 'moment' && turn.player
      ? players.get(turn.player.id)?.has(kind)
      : kinds.has(kind),
  );
  const has = (isSo: (what: Turn['what']) => boolean) => wanted.some(({ turn }) => isSo(turn.what));
  const hasMoment = (isSo: (moment: MomentName) => boolean) =>
    wanted.some(({ turn }) => turn.what === 'moment' && isSo(turn.moment));
  const tellsAll = has((what) => TELL_ALL.has(what));
  const tellsScore = tellsAll || has((what) => what === 'scored');
  const tellsMore = has((what) => what === 'lead') || hasMoment((moment) => SCORES.has(moment));
  return wanted.filter(({ turn: { what } }) => {
    if (what === 'scored' || what === 'corrected') return !tellsAll && !tellsMore;
    if (what === 'red-card') return !hasMoment((moment) => moment === 'red');
    return what !== 'start' || !tellsScore;
  });
}

/** Returns the side that leads; null while the score is level. */
function leaderOf({ home, away }: Sides): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

function scoreTurn(was: Reported, is: Reported): Turn | null {
  // A match that is off or back to a fixture has no score to report.
  if (is.phase === 'fixture' || is.phase === 'off' || was.phase === 'off') return null;
  const home = is.score.home - was.score.home;
  const away = is.score.away - was.score.away;
  if (home === 0 && away === 0) return null;
  // A change after the end is a correction.
  if (home < 0 || away < 0 || was.phase === 'result') return { what: 'corrected' };
  if (home > 0 && away > 0) return { what: 'scored', side: null };
  return { what: 'scored', side: home > 0 ? 'home' : 'away' };
}

/** Returns how many parts are finished. */
function partsOver({ sportKey, matchStatus, periods }: AlertMatch): number {
  const { play, family } = SPORTS[sportKey].periods;
  const beforeHalfTime = family === 'quarters' ? 2 : 1;
  if (matchStatus === 'HT' || matchStatus === 'H2') return beforeHalfTime;
  if (matchStatus === 'ETHT') return 3;
  if (matchStatus === 'PEN') return play.length;
  if (matchStatus === 'Break') return periods;
  return Math.max(0, play.indexOf(matchStatus));
}

/** Returns the part that just ended; null if it is obvious because the next is on. */
function lastPart(match: AlertMatch): Part | null {
  const { matchStatus, sportKey } = match;
  const { family } = SPORTS[sportKey].periods;
  const number = partsOver(match);
  if (matchStatus === 'PEN') return { name: 'play', number };
  if (matchStatus === 'HT') return { name: 'half-time', number };
  if (family === 'quarters') return { name: number > 4 ? 'overtime' : 'quarter', number };
  if (family !== 'halves' || !isPause(matchStatus)) return null;
  const NAMES = ['half-time', 'normal-time', 'extra-half'] as const;
  return { name: NAMES[number - 1] ?? 'overtime', number };
}
