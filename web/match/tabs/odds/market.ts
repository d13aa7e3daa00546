import type { MarketWire, OfferWire, PriceWire } from '../../../../edge/contracts/odds.ts';

/** The two sides as markets name them. */
export interface Names {
  home: string;
  away: string;
}

const TITLES: Record<MarketWire['key'], string> = {
  'match-winner': 'Match winner',
  'double-chance': 'Double chance',
  'both-teams-to-score': 'Both teams to score',
  total: 'Total',
  handicap: 'Handicap',
};

/** 'Total 2.5', 'Match winner' */
export function marketTitle({ key, line }: Pick<MarketWire, 'key' | 'line'>): string {
  if (line === null) return TITLES[key];
  return `${TITLES[key]} ${key === 'handicap' ? signed(line) : line}`;
}

/** What an outcome is called in its column. */
export function outcomeName(
  { key, line }: Pick<MarketWire, 'key' | 'line'>,
  outcome: string,
  { home, away }: Names,
): string {
  if (key === 'handicap' && line !== null) {
    if (outcome === 'home') return `${home} ${signed(line)}`;
    if (outcome === 'away') return `${away} ${signed(-line)}`;
  }
  const names: Record<string, string> = {
    home,
    away,
    draw: 'Draw',
    'home-draw': `${home} or draw`,
    'home-away': `${home} or ${away}`,
    'draw-away': `Draw or ${away}`,
    yes: 'Yes',
    no: 'No',
    over: line === null ? 'Over' : `Over ${line}`,
    under: line === null ? 'Under' : `Under ${line}`,
  };
  return names[outcome] ?? outcome;
}

function signed(line: number): string {
  return line > 0 ? `+${line}` : line < 0 ? `−${-line}` : '0';
}

/** The highest price of each outcome among the bookmakers that offer it now. */
export function bestPrices({ outcomes, offers }: MarketWire): Map<string, number> {
  return new Map(
    outcomes.flatMap((outcome) => {
      const prices = offers
        .filter(({ isSuspended }) => !isSuspended)
        .flatMap((offer) => priceOf(offer, outcome)?.price ?? []);
      return prices.length === 0 ? [] : [[outcome, Math.max(...prices)] as const];
    }),
  );
}

export function priceOf({ prices }: OfferWire, outcome: string): PriceWire | undefined {
  return prices.find((price) => price.outcome === outcome);
}

export type Movement = 'up' | 'down' | null;

/** Where a price went since it was first offered. */
export function movementOf({ price, openingPrice }: PriceWire): Movement {
  if (price === openingPrice) return null;
  return price > openingPrice ? 'up' : 'down';
}
