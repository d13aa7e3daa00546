import type { MarketWire, OfferWire, PriceWire } from '../../../../edge/contracts/odds.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';

/** Returns each outcome's highest price among the current offers. */
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

/** Returns a market's outcomes in order; sports that name guests first have them first here, too. */
export function outcomesOf({ outcomes }: MarketWire, sportKey: SportKey): string[] {
  const swapped = new Map([
    ['home', 'away'],
    ['away', 'home'],
  ]);
  const isHomeFirst = SPORTS[sportKey].sides[0] === 'home' || !outcomes.includes('away');
  return outcomes.map((outcome) => (isHomeFirst ? outcome : (swapped.get(outcome) ?? outcome)));
}

export function priceOf({ prices }: OfferWire, outcome: string): PriceWire | undefined {
  return prices.find((price) => price.outcome === outcome);
}

export type Movement = 'up' | 'down' | null;

/** Returns a price's trend since its first offer; null if it is the same. */
export function movementOf({ price, openingPrice }: PriceWire): Movement {
  if (price === openingPrice) return null;
  return price > openingPrice ? 'up' : 'down';
}
