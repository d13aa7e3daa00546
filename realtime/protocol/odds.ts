import * as v from 'valibot';
import { labelSchema } from './primitives.ts';
import { entityIdSchema } from './text.ts';

/** The kinds of bets, with their outcomes in order, and whether a line separates the outcomes. */
export const MARKETS = {
  'match-winner': { outcomes: ['home', 'draw', 'away'], hasLine: false },
  'double-chance': { outcomes: ['home-draw', 'home-away', 'draw-away'], hasLine: false },
  'both-teams-to-score': { outcomes: ['yes', 'no'], hasLine: false },
  /** Over or under the line: goals, points or games of both sides. */
  total: { outcomes: ['over', 'under'], hasLine: true },
  /** The line is added to the home side's score. */
  handicap: { outcomes: ['home', 'away'], hasLine: true },
} as const;
export type MarketKey = keyof typeof MARKETS;

export const MARKET_KEYS = [
  'match-winner',
  'double-chance',
  'both-teams-to-score',
  'total',
  'handicap',
] as const satisfies MarketKey[];

const OUTCOMES = [
  'home',
  'draw',
  'away',
  'home-draw',
  'home-away',
  'draw-away',
  'yes',
  'no',
  'over',
  'under',
] as const;

/** Decimal odds: at 2.5, a winning stake of 1 returns 2.5. */
const decimalOddsSchema = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));

export const priceSchema = v.strictObject({
  outcome: v.picklist(OUTCOMES),
  price: decimalOddsSchema,
  /** The bookmaker's first price. Default: the first price that the server received. */
  opening: v.optional(decimalOddsSchema),
});
export type Price = v.InferOutput<typeof priceSchema>;

/** One bookmaker's offer in one market of a match. A later one of the same line replaces it. */
export const offerSchema = v.pipe(
  v.strictObject({
    market: v.picklist(MARKET_KEYS),
    line: v.optional(v.pipe(v.number(), v.minValue(-1_000), v.maxValue(1_000))),
    bookmaker: v.strictObject({ id: entityIdSchema, name: labelSchema }),
    prices: v.pipe(v.array(priceSchema), v.minLength(2), v.maxLength(3)),
    /** Whether the bookmaker does not accept bets at the moment. */
    suspended: v.optional(v.boolean()),
  }),
  v.check(
    ({ market, line }) => MARKETS[market].hasLine === (line !== undefined),
    'line: total and handicap need one, other markets have none',
  ),
  v.check(({ market, prices }) => {
    const known: readonly string[] = MARKETS[market].outcomes;
    return (
      prices.every(({ outcome }) => known.includes(outcome)) &&
      new Set(prices.map(({ outcome }) => outcome)).size === prices.length
    );
  }, 'prices: each outcome of the market once'),
);
export type Offer = v.InferOutput<typeof offerSchema>;
