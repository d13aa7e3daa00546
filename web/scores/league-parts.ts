import { endsCard, heightOfPart, partsOf, type CardPart } from './card-parts.ts';
import type { PlacedPart } from '../ui/use-made-parts.ts';
import type { ListedLeague, ListedSport } from './listing.ts';

/** What the styles give a league's heading, the card's line above it included. */
const HEADING = '45px';

/** What they give a sport's name above it: one line of small text, or what a finger needs. */
const SPORT_HEADING = 'max(44px, 1.1rem + 16px)';

export interface LeagueCardPart extends PlacedPart {
  /** The league, with the rows of this part alone. */
  league: ListedLeague;
  part: CardPart;
  /** Whether its matches are hidden, so that it is all there is of the league. */
  isCollapsed: boolean;
  /** How many matches the league has, in all of its parts. */
  matchCount: number;
  /** The sport whose name stands above this part. */
  begins: ListedSport | null;
  /** Between it and what is below, in CSS: none within a league, and less above a sport's name, which has room of its own. */
  gap: string;
}

export interface LeaguePartsOptions {
  isBySport: boolean;
  /** Keys of the leagues whose matches are hidden. */
  collapsed: ReadonlySet<string>;
}

/** The leagues of all sports in parts of a few rows each, in their order, each sport under its name or none. */
export function leagueParts(
  sports: readonly ListedSport[],
  { isBySport, collapsed }: LeaguePartsOptions,
): LeagueCardPart[] {
  const gapBelow = (place: number, { leagues }: ListedSport) => {
    if (!isBySport) return 'var(--space-3)';
    return place < leagues.length - 1 ? 'var(--space-2)' : 'var(--space-1)';
  };
  return sports.flatMap((sport) =>
    sport.leagues.flatMap((league, place) => {
      const isCollapsed = collapsed.has(league.key);
      return partsOf(isCollapsed ? [] : league.matchIds).map(({ rows, part }, index) => {
        const begins = isBySport && place === 0 && index === 0 ? sport : null;
        const gap = endsCard(part) ? gapBelow(place, sport) : '0px';
        const heights = [heightOfPart(part, rows.length, HEADING), gap];
        if (begins) heights.push(SPORT_HEADING);
        return {
          key: `${league.key} ${index}`,
          height: `calc(${heights.join(' + ')})`,
          id: index === 0 ? league.key : undefined,
          league: { ...league, matchIds: rows },
          part,
          isCollapsed,
          matchCount: league.matchIds.length,
          begins,
          gap,
        };
      });
    }),
  );
}
