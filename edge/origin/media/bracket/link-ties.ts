import type { BracketRound, BracketTie } from './bracket-round.ts';

/**
 * Links each tie to those before and after it, and sorts the ties of rounds without places by the
 * ties that their winners go to.
 */
export function linkTies(rounds: readonly BracketRound[]): BracketRound[] {
  for (const [index, round] of rounds.entries())
    for (const tie of round.ties) {
      tie.byeId = byeAt(tie, index, rounds);
      tie.winnerId ??= tie.byeId;
      const played = nextByWinner(tie, rounds.slice(index + 1));
      tie.winnerId ??= played?.tie.tie?.teamIds[played.side] ?? null;
      const next = played ?? nextByPlace(tie, index, rounds);
      if (!next) continue;
      tie.nextId = next.tie.id;
      next.tie.from[next.side] = tie.id;
    }
  return inDrawingOrder(rounds);
}

interface Next {
  tie: BracketTie;
  side: 0 | 1;
}

/**
 * Returns the first later tie of the winner or, if scores show none, of the team that plays on
 * longer.
 */
function nextByWinner(
  { tie, winnerId }: BracketTie,
  later: readonly BracketRound[],
): Next | undefined {
  const through = winnerId ?? (tie && whoPlaysOn(tie.teamIds, later));
  if (!through) return undefined;
  for (const each of later.flatMap(({ ties }) => ties)) {
    const side = each.tie?.teamIds.findIndex((id) => id === through);
    if (side === 0 || side === 1) return { tie: each, side };
  }
  return undefined;
}

/**
 * Returns the team with a bye at an empty place: a team of the next tie that plays in no tie of
 * this round.
 */
function byeAt({ place, tie }: BracketTie, index: number, rounds: readonly BracketRound[]) {
  const ties = rounds[index]?.ties ?? [];
  const next = tie === null ? tieAfter(place, index, rounds)?.tie : null;
  if (!next || place === null) return null;
  const [first, second] = next.teamIds.map((id) =>
    ties.some((other) => other.tie?.teamIds.includes(id)) ? null : id,
  );
  const beside = ties.find((other) => other.place === (place % 2 === 0 ? place + 1 : place - 1));
  // Both teams may have a bye: the draw does not say which is where.
  if (first && second) return (place % 2 === 0 ? first : second) ?? null;
  return beside?.tie ? (first ?? second ?? null) : null;
}

/**
 * Returns the only team of a tie that reaches the latest round of both. Losers may play on too, for
 * third place.
 */
function whoPlaysOn(
  teamIds: readonly string[],
  later: readonly BracketRound[],
): string | undefined {
  for (const { ties } of later.toReversed()) {
    const found = teamIds.filter((id) => ties.some(({ tie }) => tie?.teamIds.includes(id)));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

function nextByPlace(
  { place, winnerId }: BracketTie,
  index: number,
  rounds: readonly BracketRound[],
): Next | undefined {
  const next = tieAfter(place, index, rounds);
  // The next tie has both teams, and neither is this winner.
  if (place === null || !next || (next.tie && winnerId !== null)) return undefined;
  return { tie: next, side: place % 2 === 0 ? 0 : 1 };
}

/**
 * Returns the tie that a place leads to: places 2n and 2n+1 lead to tie n of a round with half as
 * many ties. The last such round counts, since a third-place match comes before a final.
 */
function tieAfter(
  place: number | null,
  index: number,
  rounds: readonly BracketRound[],
): BracketTie | undefined {
  const size = rounds[index]?.ties.length ?? 0;
  if (place === null || size < 2) return undefined;
  return rounds
    .slice(index + 1)
    .findLast(({ ties }) => ties.length === size / 2 && ties.every((each) => each.place !== null))
    ?.ties[Math.floor(place / 2)];
}

function inDrawingOrder(rounds: readonly BracketRound[]): BracketRound[] {
  const ordered: BracketRound[] = [];
  const positions = new Map<string, number>();
  for (const round of rounds.toReversed()) {
    const ties = round.ties.every(({ place }) => place !== null)
      ? round.ties.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      : round.ties.toSorted((a, b) => positionOf(a, positions) - positionOf(b, positions));
    for (const [index, { id, from }] of ties.entries()) {
      positions.set(id, index);
      for (const [side, fromId] of from.entries())
        if (fromId !== null) positions.set(`>${fromId}`, index * 2 + side);
    }
    ordered.unshift({ name: round.name, ties });
  }
  return ordered;
}

/** Returns the position of a tie by its winner's next tie; ties without a next one come last. */
function positionOf({ id }: BracketTie, positions: ReadonlyMap<string, number>): number {
  return positions.get(`>${id}`) ?? Number.MAX_SAFE_INTEGER;
}
