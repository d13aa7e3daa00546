import type { Side } from '../../realtime/protocol/primitives.ts';
import { playOf, type Match } from '../domain/match.ts';
import type { BracketSide, Tie } from './bracket.ts';

/**
 * Returns a tie's sides with the scores of its live legs; `tie.sides` itself if no leg has changed.
 */
export function liveSides(tie: Tie, legs: readonly Match[]): readonly [BracketSide, BracketSide] {
  if (legs.every((leg, index) => leg === tie.legs[index])) return tie.sides;
  const [first, second] = tie.sides.map((side) => withLegs(side, legs));
  if (!first || !second) return tie.sides;
  const isOver = legs.every(({ kind }) => kind === 'result');
  const ahead = isOver ? decidedFor(first, legs.at(-1)) || aheadOf(first, second) : 0;
  // Level after all legs: only the origin knows how the tie was decided.
  if (ahead === 0) return isOver ? [first, second] : [undecided(first), undecided(second)];
  return [
    { ...first, isWinner: ahead > 0 },
    { ...second, isWinner: ahead < 0 },
  ];
}

function withLegs(side: BracketSide, legs: readonly Match[]): BracketSide {
  const { team } = side;
  if (!team) return side;
  const own = legs.flatMap((leg) => {
    const at: Side | null =
      leg.home.id === team.id ? 'home' : leg.away.id === team.id ? 'away' : null;
    const play = playOf(leg);
    return at && play && leg.kind !== 'off' ? [{ play, at }] : [];
  });
  if (own.length === 0) return side;
  const decider = own.findLast(({ play }) => play.shootout !== null);
  return {
    ...side,
    score: own.reduce((sum, { play, at }) => sum + play.score[at], 0),
    shootout: decider?.play.shootout?.[decider.at] ?? null,
  };
}

/**
 * Returns 1 if the first side won the last leg by decision, -1 if the other did; 0 if the score
 * decides.
 */
function decidedFor({ team }: BracketSide, last: Match | undefined): number {
  if (!team || last?.kind !== 'result' || !last.winner) return 0;
  return last[last.winner].id === team.id ? 1 : -1;
}

function aheadOf(first: BracketSide, second: BracketSide): number {
  const goals = (first.score ?? 0) - (second.score ?? 0);
  return goals !== 0 ? goals : (first.shootout ?? 0) - (second.shootout ?? 0);
}

function undecided(side: BracketSide): BracketSide {
  return side.isWinner ? { ...side, isWinner: false } : side;
}
