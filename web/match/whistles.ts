import type { Incident } from '../../realtime/protocol/incident.ts';
import type { Sides } from '../../realtime/protocol/primitives.ts';
import type { MatchStatus } from '../../realtime/sports/match-status.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { isInSets, runningSet } from '../domain/in-sets.ts';
import { playOf, type Match, type Play } from '../domain/match.ts';

/** The end of a part of a match, with the score then; for sets, that set's score. */
export interface Whistle {
  /** RT: regular time is over, but the match goes on. */
  id: 'HT' | 'RT' | 'FT' | 'AET' | `S${number}`;
  score: Sides;
  /** Index of the stage that it ends. */
  after: number;
  /** Whether it is the last. */
  isEnd: boolean;
}

export const EXTRA_TIME = 2;
export const SHOOTOUT = 3;
const STAGES: Partial<Record<MatchStatus, number>> = {
  H1: 0,
  H2: 1,
  ET1: EXTRA_TIME,
  ET2: EXTRA_TIME,
  PEN: SHOOTOUT,
};

/**
 * Returns the index, from 0, of the stage between whistles in which an incident occurred; null if
 * unknown.
 */
export function stageOf({ sportKey }: Match, { type, period, minute }: Incident): number | null {
  // Feeds may give kicks the minute in which extra time ended.
  if (type === 'shootout-scored' || type === 'shootout-missed') return SHOOTOUT;
  const stage = period && (STAGES[period] ?? stageOfSet(period));
  if (stage !== undefined) return stage;
  const { H1, H2 = 0 } = SPORTS[sportKey].periods.due;
  if (minute === null || H1 === undefined) return null;
  return minute <= H1 ? 0 : minute <= H2 ? 1 : 2;
}

function stageOfSet(period: MatchStatus): number | undefined {
  const [, number] = /^S(\d)$/.exec(period) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}

/** Returns the whistles so far, if the score at each is known; none for quarters or innings. */
export function whistlesOf(match: Match): Whistle[] {
  const play = playOf(match);
  if (!play) return [];
  if (isInSets(match)) return setEnds(match, play);
  return SPORTS[match.sportKey].periods.family === 'halves' ? halfEnds(match, play) : [];
}

function setEnds(match: Match, { periods }: Play): Whistle[] {
  const running = runningSet(match);
  return periods.flatMap((score, after) =>
    after === running ? [] : [{ id: `S${after + 1}` as const, score, after, isEnd: false }],
  );
}

function halfEnds(match: Match, play: Play): Whistle[] {
  const { matchStatus } = match;
  const isIn = (...statuses: MatchStatus[]) => statuses.includes(matchStatus);
  const isOver = match.kind === 'result';
  const hadExtra = play.periods.length > 2 || isIn('ET1', 'ETHT', 'ET2', 'AET');
  const isPastNinety =
    isOver || hadExtra || isIn('PEN', 'AP') || (isIn('Break') && play.periods.length > 1);
  const isPastExtra = hadExtra && (isOver || isIn('PEN'));
  const half = isPastNinety || isIn('HT', 'H2') ? halfTimeScore(play, isIn('HT')) : null;
  const ninety = hadExtra ? scoreAfter(play, 2) : isPastNinety ? play.score : null;
  const isEnd = isOver && !play.shootout;
  const regularTime =
    isEnd && !hadExtra
      ? ({ id: 'FT', isEnd: true } as const)
      : ({ id: 'RT', isEnd: false } as const);
  const whistles: (Whistle | null)[] = [
    half && { id: 'HT', score: half, after: 0, isEnd: false },
    ninety && { ...regularTime, score: ninety, after: 1 },
    isPastExtra ? { id: 'AET', score: play.score, after: 2, isEnd } : null,
  ];
  return whistles.filter((each) => each !== null);
}

function halfTimeScore(play: Play, isHalfTime: boolean): Sides | null {
  if (isHalfTime) return play.score;
  const [, home, away] = /^(\d+)\s*[:–-]\s*(\d+)$/.exec(play.halfTime ?? '') ?? [];
  if (home !== undefined) return { home: Number(home), away: Number(away) };
  return play.periods.length > 1 ? scoreAfter(play, 1) : null;
}

/** Returns the score after the first `count` periods; null if they are not known separately. */
function scoreAfter({ periods }: Play, count: number): Sides | null {
  if (periods.length < count) return null;
  return periods
    .slice(0, count)
    .reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }));
}
