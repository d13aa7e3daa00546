import type { BracketRound, BracketTie } from './bracket-round.ts';

/**
 * Says of each tie where its winner goes and where its sides come from, and
 * puts the ties of rounds without places next to those whose winners they meet.
 */
export function linkTies(rounds: readonly BracketRound[]): BracketRound[] {
  for (const [index, round] of rounds.entries())
    for (const tie of round.ties) {
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

/** The first later tie in which the winner plays; one that scores do not tell is who plays on longer. */
function nextByWinner(
  { tie, winnerId }: BracketTie,
  later: readonly BracketRound[],
): Next | undefined {
  if (tie === null) return undefined;
  const through = winnerId ?? whoPlaysOn(tie.teamIds, later);
  for (const each of later.flatMap(({ ties }) => ties)) {
    const side = each.tie?.teamIds.findIndex((id) => id === through);
    if (side === 0 || side === 1) return { tie: each, side };
  }
  return undefined;
}

/** Of two teams: losers, too, may play on, for third place. */
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

/** Ties 2n and 2n+1 lead to tie n of the round with half as many; the last such: a match for third place comes before a final. */
function nextByPlace(
  { place, winnerId }: BracketTie,
  index: number,
  rounds: readonly BracketRound[],
): Next | undefined {
  const size = rounds[index]?.ties.length ?? 0;
  if (place === null || size < 2) return undefined;
  const next = rounds
    .slice(index + 1)
    .findLast(({ ties }) => ties.length === size / 2 && ties.every((each) => each.place !== null))
    ?.ties[Math.floor(place / 2)];
  // One whose opponents are both known, and not from here, is not where this one goes.
  if (!next || (next.tie && winnerId !== null)) return undefined;
  return { tie: next, side: place % 2 === 0 ? 0 : 1 };
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

/** Where a tie's winner goes on; ties that lead nowhere stand last, as they were. */
function positionOf({ id }: BracketTie, positions: ReadonlyMap<string, number>): number {
  return positions.get(`>${id}`) ?? Number.MAX_SAFE_INTEGER;
}
