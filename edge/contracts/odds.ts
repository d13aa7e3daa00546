import * as v from 'valibot';
import { timeSchema } from '../../realtime/protocol/primitives.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** Decimal odds of an outcome: at 2.5, a winning stake of 1 returns 2.5. */
export const priceWireSchema = v.object({
  /** One of the market's `outcomes`. */
  outcome: textSchema,
  price: figureSchema,
  /** The first price this bookmaker offered. */
  openingPrice: figureSchema,
});
export type PriceWire = v.InferOutput<typeof priceWireSchema>;

/** One bookmaker's offer in a market. */
export const offerWireSchema = v.object({
  bookmaker: v.object({ id: idSchema, name: textSchema }),
  prices: rowsSchema(priceWireSchema),
  /** Whether the bookmaker does not accept bets at the moment: the prices are its last ones. */
  isSuspended: v.boolean(),
  /** ms */
  updatedAt: timeSchema,
});
export type OfferWire = v.InferOutput<typeof offerWireSchema>;

export const MARKET_KEYS = [
  'match-winner',
  'double-chance',
  'both-teams-to-score',
  'total',
  'handicap',
] as const;

/**
 * A kind of bet on a match, with its possible outcomes in order:
 * `match-winner` home, draw (in sports with draws), away ·
 * `double-chance` home-draw, home-away, draw-away ·
 * `both-teams-to-score` yes, no · `total` over, under the line ·
 * `handicap` home, away, after adding the line to the home side's score.
 */
export const marketWireSchema = v.object({
  key: v.picklist(MARKET_KEYS),
  /** The line, in goals, points, games or sets; null in markets without a line. */
  line: v.nullable(figureSchema),
  outcomes: v.array(textSchema),
  /** Sorted by bookmaker name. */
  offers: rowsSchema(offerWireSchema),
});
export type MarketWire = v.InferOutput<typeof marketWireSchema>;

/**
 * `getOdds`: bookmakers' odds for a match, `match-winner` first. For information only: the product
 * places no bets. The call's name is our own.
 */
export const oddsSchema = v.object({
  eventId: idSchema,
  /** Whether the match is in play, so that prices still change. */
  isLive: v.boolean(),
  markets: rowsSchema(marketWireSchema),
});
export type Odds = v.InferOutput<typeof oddsSchema>;
