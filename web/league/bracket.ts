import type { Team } from '../../realtime/protocol/match-state.ts';
import type { Match } from '../domain/match.ts';

export interface BracketSide {
  /** Null while the team is unknown. */
  team: Team | null;
  /** Goals, points or sets of all legs together; null before the first leg. */
  score: number | null;
  shootout: number | null;
  isWinner: boolean;
}

/** Two teams, one of which advances. */
export interface Tie {
  id: string;
  sides: readonly [BracketSide, BracketSide];
  /** In the order of play. */
  legs: readonly Match[];
  nextTieId: string | null;
}

export interface BracketRound {
  name: string;
  ties: readonly Tie[];
}

/** How a round's ties lead to the next: two to one, one to one, or unknown. */
export type Links = 'pairs' | 'straight' | 'none';

export interface BracketColumn extends BracketRound {
  links: Links;
}

export interface BracketLayout {
  /** The rounds that lead to the final, and the final. */
  columns: readonly BracketColumn[];
  /** Whether each half of the ties leads to the final, so that both can be drawn towards it. */
  hasHalves: boolean;
  /** Index of the column in play or next to be played. */
  current: number;
  /** Rounds besides the final that lead to no other, such as a match for third place. */
  aside: readonly BracketRound[];
}

/** Lays out a knock-out's rounds, in the order of play, as columns. */
export function layOut(rounds: readonly BracketRound[]): BracketLayout {
  const isAside = ({ ties }: BracketRound, index: number) =>
    index > 0 &&
    index < rounds.length - 1 &&
    ties.length === 1 &&
    ties.every(({ id, nextTieId }) => nextTieId === null && !isFed(id, rounds));
  const main = rounds.filter((round, index) => !isAside(round, index));
  const columns = main.map((round, index) => ({
    ...round,
    links: linksOf(round, main[index + 1]),
  }));
  const open = columns.findIndex(({ ties }) => ties.some((tie) => !isDecided(tie)));
  return {
    columns,
    hasHalves: hasHalves(columns),
    current: open === -1 ? columns.length - 1 : open,
    aside: rounds.filter(isAside),
  };
}

/** Splits a round's ties into those left of the final and those right of it. */
export function halvesOf(ties: readonly Tie[]): [left: readonly Tie[], right: readonly Tie[]] {
  const middle = ties.length / 2;
  return [ties.slice(0, middle), ties.slice(middle)];
}

function hasHalves(columns: readonly BracketColumn[]): boolean {
  const before = columns.slice(0, -1);
  return (
    before.length > 0 &&
    columns.at(-1)?.ties.length === 1 &&
    before.every(({ ties, links }) => links !== 'none' && ties.length % 2 === 0)
  );
}

function isDecided({ sides }: Tie): boolean {
  return sides.some(({ isWinner }) => isWinner);
}

function isFed(tieId: string, rounds: readonly BracketRound[]): boolean {
  return rounds.some(({ ties }) => ties.some(({ nextTieId }) => nextTieId === tieId));
}

function linksOf({ ties }: BracketRound, next: BracketRound | undefined): Links {
  if (!next) return 'none';
  const places = ties.map(({ nextTieId }) =>
    next.ties.findIndex(({ id }) => nextTieId !== null && id === nextTieId),
  );
  const isLinked = places.some((place) => place !== -1);
  const fits = (target: (index: number) => number) =>
    isLinked && places.every((place, index) => place === -1 || place === target(index));
  if (next.ties.length * 2 === ties.length && fits((index) => Math.floor(index / 2)))
    return 'pairs';
  return next.ties.length === ties.length && fits((index) => index) ? 'straight' : 'none';
}

/** Returns the ids of the legs that ended since the page loaded. */
export function endedLegs(
  rounds: readonly BracketRound[],
  matches: ReadonlyMap<string, Match>,
): string[] {
  const legs = rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.legs));
  return legs.flatMap(({ id, kind }) =>
    kind !== 'result' && matches.get(id)?.kind === 'result' ? [id] : [],
  );
}
