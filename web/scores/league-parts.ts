import { beginsCard, endsCard, heightOfPart, partsOf, type CardPart } from './card-parts.ts';
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

/** The leagues of all sports in parts of a few rows each, in their order, each sport under its name or none. */
export function leagueParts(sports: readonly ListedSport[], isBySport: boolean): LeagueCardPart[] {
  const gapBelow = (place: number, { leagues }: ListedSport) => {
    if (!isBySport) return 'var(--space-3)';
    return place < leagues.length - 1 ? 'var(--space-2)' : 'var(--space-1)';
  };
  return sports.flatMap((sport) =>
    sport.leagues.flatMap((league, place) =>
      partsOf(league.matchIds).map(({ rows, part }, index) =>
        placed({
          key: `${league.key} ${index}`,
          id: index === 0 ? league.key : undefined,
          league: { ...league, matchIds: rows },
          part,
          isCollapsed: false,
          matchCount: league.matchIds.length,
          begins: isBySport && place === 0 && index === 0 ? sport : null,
          gap: endsCard(part) ? gapBelow(place, sport) : '0px',
        }),
      ),
    ),
  );
}

/** Parts as they are while the matches of some leagues are hidden. Those of other leagues stay the same. */
export function collapseParts(
  parts: readonly LeagueCardPart[],
  collapsed: ReadonlySet<string>,
): readonly LeagueCardPart[] {
  if (collapsed.size === 0) return parts;
  return parts.flatMap((cardPart) => {
    const { league, part } = cardPart;
    if (!collapsed.has(league.key)) return [cardPart];
    if (!beginsCard(part)) return [];
    const last = parts.findLast((other) => other.league.key === league.key) ?? cardPart;
    return [
      placed({
        ...cardPart,
        league: { ...league, matchIds: [] },
        part: 'whole',
        isCollapsed: true,
        gap: last.gap,
      }),
    ];
  });
}

function placed(part: Omit<LeagueCardPart, 'height'>): LeagueCardPart {
  const heights = [heightOfPart(part.part, part.league.matchIds.length, HEADING), part.gap];
  if (part.begins) heights.push(SPORT_HEADING);
  return { ...part, height: `calc(${heights.join(' + ')})` };
}
