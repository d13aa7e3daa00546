import type { KnockoutRound } from '../../../../realtime/protocol/season-rules.ts';
import type { BracketRound } from './bracket-round.ts';
import { drawnTie, type DrawnTie } from './drawn-tie.ts';
import type { KnockoutMatch } from './knockout-match.ts';
import { linkTies } from './link-ties.ts';

/**
 * Returns the bracket of a knock-out. Rounds come in the order of `planned`, else of their first
 * matches; two legs are one tie. `planned` also gives the number of ties that a round has before
 * its draw. Later matches show which tie leads where; before those are known, the places in the
 * draw do.
 */
export function buildBracket(
  matches: readonly KnockoutMatch[],
  planned: readonly KnockoutRound[],
): BracketRound[] {
  const byRound = new Map<string, KnockoutMatch[]>(planned.map(({ name }) => [name, []]));
  for (const match of matches.toSorted((a, b) => a.startTime - b.startTime)) {
    const name = roundName(match.round);
    byRound.set(name, [...(byRound.get(name) ?? []), match]);
  }
  const sizes = new Map(planned.map(({ name, ties }) => [name, ties]));
  const rounds = [...byRound].map(([name, played], index): BracketRound => {
    const places = placesOf(played);
    const size = Math.max(sizes.get(name) ?? 0, places.length);
    return {
      name,
      ties: Array.from({ length: size }, (_, number) => ({
        id: `${index}-${number}`,
        place:
          places[number]?.place ?? (places.some(({ place }) => place === null) ? null : number),
        tie: places[number]?.tie ?? null,
        byeId: null,
        winnerId: places[number]?.tie?.winnerId ?? null,
        nextId: null,
        from: [null, null],
      })),
    };
  });
  return linkTies(rounds.filter(({ ties }) => ties.length > 0));
}

/**
 * Returns a round's name without the number of a leg, as in 'Semi-finals, Leg 1' or 'Play-offs,
 * Matchday 2'.
 */
function roundName(round: string): string {
  return round.replace(/,? (?:matchday|leg) \d+$/i, '');
}

/** Returns the ties of a round in the order of their places. `tie` is null where none is drawn. */
function placesOf(
  matches: readonly KnockoutMatch[],
): { place: number | null; tie: DrawnTie | null }[] {
  const ties = new Map<string, KnockoutMatch[]>();
  for (const match of matches) {
    const pair = [match.homeTeamId, match.awayTeamId].toSorted().join(' ');
    ties.set(pair, [...(ties.get(pair) ?? []), match]);
  }
  const drawn = [...ties.values()].flatMap((legs) => {
    const tie = drawnTie(legs);
    return tie ? [{ place: legs.find((leg) => leg.tie !== null)?.tie ?? null, tie }] : [];
  });
  if (drawn.some(({ place }) => place === null)) return drawn;
  const byPlace = new Map(drawn.map((each) => [each.place, each]));
  const size = Math.max(0, ...drawn.map(({ place }) => (place ?? 0) + 1));
  // A feed that gives one place to two ties is wrong, so its places are ignored.
  if (byPlace.size < drawn.length) return drawn.map(({ tie }) => ({ place: null, tie }));
  return Array.from({ length: size }, (_, place) => byPlace.get(place) ?? { place, tie: null });
}
