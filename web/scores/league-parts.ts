import { endsCard, heightOfPart, partsOf, wholePart, type CardPart } from './card-parts.ts';
import type { ListedLeague, ListedSport } from './listing.ts';

/** What the styles give a league's heading, the card's line above it included. */
const HEADING = '45px';

/** What they give a sport's name above it, and what reaches beyond its line. */
const SPORT_HEADING = '44px';

export interface LeagueCardPart {
  /** Stable while rows come and go. */
  key: string;
  /** The league, with the rows of this part alone. */
  league: ListedLeague;
  part: CardPart;
  /** The sport whose name stands above this part. */
  begins: ListedSport | null;
  /** Whether the league below it is of the same sport, under its name. */
  isNear: boolean;
}

export interface LeaguePartsOptions {
  /** Whether each sport's name stands above its leagues. */
  isBySport: boolean;
  /** Whether leagues stay whole, however many rows they have. */
  isWhole: boolean;
}

/** The leagues of all sports in parts of a few rows each, in their order. */
export function leagueParts(
  sports: readonly ListedSport[],
  { isBySport, isWhole }: LeaguePartsOptions,
): LeagueCardPart[] {
  return sports.flatMap((sport) =>
    sport.leagues.flatMap((league, place) =>
      (isWhole ? wholePart : partsOf)(league.matchIds).map(({ rows, part }, index) => ({
        key: `${league.key} ${index}`,
        league: { ...league, matchIds: rows },
        part,
        begins: isBySport && place === 0 && index === 0 ? sport : null,
        isNear: isBySport && place < sport.leagues.length - 1,
      })),
    ),
  );
}

/** How tall a part of a list of leagues is, in CSS, with the gap below a league. */
export function heightOfLeague({ league, part, begins, isNear }: LeagueCardPart): string {
  const terms = [heightOfPart(part, league.matchIds.length, HEADING)];
  if (begins) terms.push(SPORT_HEADING);
  if (endsCard(part)) terms.push(isNear ? 'var(--space-2)' : 'var(--space-3)');
  return `calc(${terms.join(' + ')})`;
}
