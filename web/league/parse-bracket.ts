import type { Bracket, Tie as TieWire, TieSide } from '../../edge/contracts/bracket.ts';
import { parseEvent } from '../domain/parse-event.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { BracketRound, BracketSide, Tie } from './bracket.ts';

export function parseBracket({ rounds }: Bracket, leagueName: string): BracketRound[] {
  return rounds.map(({ roundName, ties }) => ({
    name: roundName,
    ties: ties.map((tie) => parseTie(tie, leagueName)),
  }));
}

function parseTie({ tieId, sides, legs, nextTieId }: TieWire, leagueName: string): Tie {
  return {
    id: tieId,
    sides: [parseTieSide(sides[0]), parseTieSide(sides[1])],
    legs: legs.flatMap((leg) => parseEvent(leg, leagueName) ?? []),
    nextTieId,
  };
}

function parseTieSide({ team, score, shootout, isWinner }: TieSide): BracketSide {
  return {
    team: team && parseSide(team),
    score,
    shootout,
    isWinner,
  };
}
