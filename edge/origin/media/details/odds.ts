import { asc, eq } from 'drizzle-orm';
import { IN_PLAY_STATUSES } from '../../../../realtime/sports/event-status.ts';
import { MARKET_KEYS, MARKETS, type MarketKey } from '../../../../realtime/protocol/odds.ts';
import type { MarketWire, Odds, OfferWire } from '../../../contracts/odds.ts';
import type { Database } from '../../db/database.ts';
import { oddsOffers, type OddsOfferRow } from '../../db/details-schema.ts';
import { matches } from '../../db/schema.ts';

/** Answers `getOdds`: undefined when the id names no match. */
export async function findOdds(db: Database, matchId: string): Promise<Odds | undefined> {
  const [[match], offers] = await db.batch([
    db.select().from(matches).where(eq(matches.id, matchId)),
    db
      .select()
      .from(oddsOffers)
      .where(eq(oddsOffers.matchId, matchId))
      .orderBy(asc(oddsOffers.bookmakerName), asc(oddsOffers.bookmakerId)),
  ]);
  if (!match) return undefined;
  const markets = MARKET_KEYS.flatMap((key) => marketsOf(key, offers));
  return { eventId: match.id, isLive: IN_PLAY_STATUSES.has(match.status), markets };
}

/** Returns a market for each of its lines, lowest first. */
function marketsOf(key: MarketKey, offers: readonly OddsOfferRow[]): MarketWire[] {
  const byLine = Map.groupBy(
    offers.filter(({ market }) => market === key),
    ({ line }) => line,
  );
  return [...byLine]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([line, ofLine]) => {
      const named = new Set<string>(
        ofLine.flatMap(({ prices }) => prices.map(({ outcome }) => outcome)),
      );
      const outcomes: string[] = MARKETS[key].outcomes.filter((outcome) => named.has(outcome));
      return {
        key,
        line: line === '' ? null : Number(line),
        outcomes,
        offers: ofLine.map((offer) => offerWire(offer, outcomes)),
      };
    });
}

function offerWire(offer: OddsOfferRow, outcomes: readonly string[]): OfferWire {
  return {
    bookmaker: { id: offer.bookmakerId, name: offer.bookmakerName },
    prices: outcomes.flatMap((outcome) => {
      const found = offer.prices.find((each) => each.outcome === outcome);
      if (!found) return [];
      const opening = offer.opening.find((each) => each.outcome === outcome);
      return [{ outcome, price: found.price, openingPrice: opening?.price ?? found.price }];
    }),
    isSuspended: offer.isSuspended,
    updatedAt: offer.updatedAt,
  };
}
