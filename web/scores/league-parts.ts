import { endsCard, heightOfPart, partsOf, type CardPart } from './card-parts.ts';
import type { ListedLeague, ListedSport } from './listing.ts';

/** What the styles give a league's heading, the card's line above it included. */
const HEADING = '45px';

export interface LeagueCardPart {
  /** Stable while rows come and go. */
  key: string;
  /** The league, with the rows of this part alone. */
  league: ListedLeague;
  part: CardPart;
  /** The sport whose name stands above this part: its first. */
  begins: ListedSport | null;
  /** Whether another league of the same sport follows. */
  isFollowed: boolean;
}

/** The leagues of all sports in parts of a few rows each, in their order. */
export function leagueParts(sports: readonly ListedSport[]): LeagueCardPart[] {
  return sports.flatMap((sport) =>
    sport.leagues.flatMap((league, place) =>
      partsOf(league.matchIds).map(({ rows, part }, index) => ({
        key: `${league.key} ${index}`,
        league: { ...league, matchIds: rows },
        part,
        begins: place === 0 && index === 0 ? sport : null,
        isFollowed: endsCard(part) && place < sport.leagues.length - 1,
      })),
    ),
  );
}

/** How many rows stand above each league, by its key. */
export function rowsAbove(leagues: readonly ListedLeague[]): ReadonlyMap<string, number> {
  const above = new Map<string, number>();
  let rows = 0;
  for (const { key, matchIds } of leagues) {
    above.set(key, rows);
    rows += matchIds.length;
  }
  return above;
}

/** How tall a part of a league's card is, in CSS. */
export function heightOfLeague(part: CardPart, rows: number): string {
  return heightOfPart(part, rows, HEADING);
}
