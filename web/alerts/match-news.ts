import * as v from 'valibot';
import { sidesSchema, type Side, type Sides } from '../../realtime/protocol/primitives.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import { isPause } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { playOf, type LiveMatch, type Match } from '../domain/match.ts';
import type { AlertKind } from '../favourites/alert-kinds.ts';

/** What happened in a match. */
export type Turn =
  | { what: 'start' }
  /** `side` is null where both have scored since. */
  | { what: 'scored'; side: Side | null }
  | { what: 'corrected' }
  | { what: 'red-card'; side: Side }
  | { what: 'break'; after: Part }
  | { what: 'end' }
  /** Postponed, cancelled or abandoned. */
  | { what: 'off' };

/** What a match has behind it; `play` is all of it before a shoot-out. */
export interface Part {
  name: 'half-time' | 'normal-time' | 'extra-half' | 'play' | 'quarter' | 'overtime';
  number: number;
}

/** A turn and the match as it stands after it. */
export interface News {
  /** Whoever wants this kind is told. */
  kind: AlertKind;
  turn: Turn;
  match: Match;
}

/** What was known of a match when its fans were told last. */
export const toldSchema = v.object({
  phase: v.picklist(['fixture', 'live', 'result', 'off']),
  score: sidesSchema,
  redCards: sidesSchema,
  partsOver: v.number(),
  /** What is said only once, even where a feed takes it back and tells it anew. */
  once: v.array(v.string()),
});
export type Told = v.InferOutput<typeof toldSchema>;

const NOTHING: Sides = { home: 0, away: 0 };

/** A match that is taken as it stands: nothing is told of what was before. */
export function toldOf(match: Match, once: readonly string[] = []): Told {
  const play = playOf(match);
  return {
    phase: match.kind,
    score: play?.score ?? NOTHING,
    redCards: play?.redCards ?? NOTHING,
    partsOver: match.kind === 'live' ? partsOver(match) : 0,
    once: [...once],
  };
}

/** All that happened since `told`, and what is told with it. */
export function newsOf(told: Told, match: Match): { news: News[]; told: Told } {
  const once = new Set(told.once);
  const isFirst = (key: string) => !once.has(key) && once.add(key).size > 0;
  const is = toldOf(match);
  const news: News[] = [];
  const add = (kind: AlertKind, turn: Turn) => news.push({ kind, turn, match });

  if (told.phase === 'fixture' && is.phase === 'live' && isFirst('start'))
    add('start', { what: 'start' });
  const scored = scoreTurn(told, is);
  if (scored) add('score', scored);
  for (const side of ['home', 'away'] as const)
    if (is.redCards[side] > told.redCards[side]) add('red-card', { what: 'red-card', side });
  const after = match.kind === 'live' && is.partsOver > told.partsOver ? lastPart(match) : null;
  if (after && isFirst(`break ${is.partsOver}`)) add('break', { what: 'break', after });
  const { home, away } = is.score;
  if (is.phase === 'result' && told.phase !== 'result' && isFirst(`end ${home}-${away}`))
    add('end', { what: 'end' });
  const isOff = is.phase === 'off' && CLOSED_STATUSES.has(match.status);
  const wasOn = told.phase === 'fixture' || told.phase === 'live';
  if (isOff && wasOn && isFirst(match.status))
    add(told.phase === 'fixture' ? 'start' : 'end', { what: 'off' });
  return { news, told: { ...is, once: [...once] } };
}

/** Turns whose text tells the score, or how the match began, as well. */
const TELL_ALL: ReadonlySet<Turn['what']> = new Set<Turn['what']>(['break', 'end', 'off']);

/** Those that a fan wants, as few as tell it: who hears of full time hears the score by it. */
export function wantedNews(news: readonly News[], kinds: ReadonlySet<AlertKind>): News[] {
  const wanted = news.filter(({ kind }) => kinds.has(kind));
  const has = (isSo: (what: Turn['what']) => boolean) => wanted.some(({ turn }) => isSo(turn.what));
  const tellsAll = has((what) => TELL_ALL.has(what));
  const tellsScore = tellsAll || has((what) => what === 'scored');
  return wanted.filter(({ turn: { what } }) => {
    if (what === 'scored' || what === 'corrected') return !tellsAll;
    return what !== 'start' || !tellsScore;
  });
}

function scoreTurn(was: Told, is: Told): Turn | null {
  // Of a match that was called off or set back, the score says nothing new.
  if (is.phase === 'fixture' || is.phase === 'off' || was.phase === 'off') return null;
  const home = is.score.home - was.score.home;
  const away = is.score.away - was.score.away;
  if (home === 0 && away === 0) return null;
  // What changes after the end was counted wrong before.
  if (home < 0 || away < 0 || was.phase === 'result') return { what: 'corrected' };
  if (home > 0 && away > 0) return { what: 'scored', side: null };
  return { what: 'scored', side: home > 0 ? 'home' : 'away' };
}

/** How many parts a match has behind it. */
function partsOver({ sportKey, matchStatus, periods }: LiveMatch): number {
  const { play, family } = SPORTS[sportKey].periods;
  const beforeHalfTime = family === 'quarters' ? 2 : 1;
  if (matchStatus === 'HT' || matchStatus === 'H2') return beforeHalfTime;
  if (matchStatus === 'ETHT') return 3;
  if (matchStatus === 'PEN') return play.length;
  if (matchStatus === 'Break') return periods.length;
  return Math.max(0, play.indexOf(matchStatus));
}

/** The part that is just over, or null where that goes without saying: the next one is on. */
function lastPart(match: LiveMatch): Part | null {
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
