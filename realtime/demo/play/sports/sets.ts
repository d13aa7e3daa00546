import type { Side, Sides } from '../../../protocol/primitives.ts';
import { SIDES } from '../../../sports/sides.ts';
import { SETS, type MatchStatus } from '../../../sports/match-status.ts';
import { SPORTS } from '../../../sports/registry.ts';
import { isSetOver } from '../../../sports/score.ts';
import type { SetRule } from '../../../sports/sport.ts';
import type { Game } from '../game.ts';
import type { Change, Play, Step } from '../match-setup.ts';
import type { Points } from '../../../protocol/match-state.ts';

/** A set in play. */
export interface SetInPlay {
  game: Game;
  status: MatchStatus;
  score: Readonly<Sides>;
  rule: SetRule;
  /** From 1. */
  number: number;
  firstServer: Side;
  /** Adds a point or a game. If it decides the set, the side has won the set. */
  add: (side: Side) => void;
  isOver: () => boolean;
  /** Returns the number of sets won and the scores of the sets so far. */
  shown: () => Pick<Change, 'score' | 'periods'>;
}

/** A sport in sets. `SPORTS` has its scoring rules. */
export interface SetSport {
  setsToWin: number;
  betweenSets: number;
  /** Returns the points at the start of a set. */
  begin: (server: Side) => Points;
  /** Plays the set; returns who serves first in the next one. */
  playSet: (set: SetInPlay) => Generator<Step, Side, void>;
}

/** Plays sets until one side has won the match. */
export function* playSets(sport: SetSport, game: Game): Play {
  const { scoring } = SPORTS[game.setup.sport];
  if (scoring === 'sum') throw new Error('The sport is not played in sets');
  const won: Sides = { home: 0, away: 0 };
  let firstServer: Side = game.random.pick(SIDES);
  for (const [index, status] of SETS.slice(0, sport.setsToWin * 2 - 1).entries()) {
    const number = index + 1;
    const score = game.startPeriod();
    const isOver = () => isSetOver(scoring, score, number);
    const shown = () => ({ ...game.shown(), score: { ...won } });
    const points = sport.begin(firstServer);
    yield {
      after: index === 0 ? 0 : sport.betweenSets,
      change: { status: 'Live', matchStatus: status, ...shown(), points },
    };
    const add = (side: Side) => {
      game.add(side, 1);
      if (isOver()) won[side] += 1;
    };
    const set = { game, status, score, rule: scoring, number, firstServer, add, isOver, shown };
    firstServer = yield* sport.playSet(set);
    if (Math.max(won.home, won.away) === sport.setsToWin) return 'Ended';
    yield { after: 5, change: { matchStatus: 'Break' } };
  }
  throw new Error('A match was played to its last set and nobody won');
}
