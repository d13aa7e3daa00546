import type { MatchDetails } from '../../../realtime/protocol/details.ts';
import type { OddsOfferRow } from '../db/details-schema.ts';

/** Returns a match's odds as rows. */
export function offerRows({ matchId, occurredAt, odds = [] }: MatchDetails): OddsOfferRow[] {
  return odds.map(({ market, line, bookmaker, prices, suspended }) => ({
    matchId,
    market,
    line: line === undefined ? '' : String(line),
    bookmakerId: bookmaker.id,
    bookmakerName: bookmaker.name,
    prices: prices.map(({ outcome, price }) => ({ outcome, price })),
    opening: prices.map(({ outcome, price, opening }) => ({ outcome, price: opening ?? price })),
    isSuspended: suspended ?? false,
    updatedAt: occurredAt,
  }));
}

export function offerKey({ matchId, market, line, bookmakerId }: OddsOfferRow): string {
  return JSON.stringify([matchId, market, line, bookmakerId]);
}

/** Returns an offer's terms as text: equal texts mean that the offer has not changed. */
export function offerTerms({ bookmakerName, prices, isSuspended }: OddsOfferRow): string {
  return JSON.stringify([
    bookmakerName,
    prices.map(({ outcome, price }) => [outcome, price]),
    isSuspended,
  ]);
}
