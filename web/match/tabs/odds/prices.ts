import type { MarketWire, OfferWire, PriceWire } from '../../../../edge/contracts/odds.ts';

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

export function priceOf({ prices }: OfferWire, outcome: string): PriceWire | undefined {
  return prices.find((price) => price.outcome === outcome);
}

export type Movement = 'up' | 'down' | null;

/** A price's trend since its first offer. */
export function movementOf({ price, openingPrice }: PriceWire): Movement {
  if (price === openingPrice) return null;
  return price > openingPrice ? 'up' : 'down';
}
