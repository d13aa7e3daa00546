import * as v from 'valibot';
import { offerSchema, type MarketKey, type Offer } from '../../protocol/odds.ts';
import { labelSchema } from '../../protocol/primitives.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import { groupBy } from '../readers/group-by.ts';
import { time } from './schema.ts';

const decimal = v.optional(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
);

const outcomeSchema = v.looseObject({
  type: v.string(),
  odds_decimal: decimal,
  open_odds_decimal: decimal,
  /** Line of a total. `handicap` is the line of a handicap, for the outcome's side. */
  total: decimal,
  handicap: decimal,
});

const bookSchema = v.looseObject({
  id: entityIdSchema,
  name: labelSchema,
  /** The bookmaker no longer offers these prices. */
  removed: v.optional(v.boolean()),
  outcomes: v.array(outcomeSchema),
});

/** Answer of the odds comparison's `sport_events/{id}/sport_event_markets.json`. Its books are parsed one by one. */
export const marketsSchema = v.looseObject({
  generated_at: time,
  markets: v.optional(
    v.array(v.looseObject({ name: v.string(), books: v.optional(v.array(v.unknown()), []) })),
    [],
  ),
});
export type Markets = v.InferOutput<typeof marketsSchema>;

/** The product's markets by Sportradar's names. */
const MARKETS: Readonly<Record<string, MarketKey>> = {
  '1x2': 'match-winner',
  '3way': 'match-winner',
  '2way': 'match-winner',
  winner: 'match-winner',
  'double chance': 'double-chance',
  'both teams to score': 'both-teams-to-score',
  total: 'total',
  handicap: 'handicap',
};

const OUTCOMES: Readonly<Record<string, string>> = {
  home_team_winner: 'home',
  away_team_winner: 'away',
  home_draw: 'home-draw',
  home_away: 'home-away',
  draw_away: 'draw-away',
};

/** Returns bookmakers' offers in the product's markets, one for each line of a book. */
export function offersOf({ markets }: Markets): Offer[] {
  return markets.flatMap(({ name, books }) => {
    const market = MARKETS[name.toLowerCase()];
    return market === undefined ? [] : books.flatMap((book) => offersOfBook(market, book));
  });
}

function offersOfBook(market: MarketKey, reported: unknown): Offer[] {
  const book = v.safeParse(bookSchema, reported);
  if (!book.success) return [];
  const { id, name, removed, outcomes } = book.output;
  const byLine = groupBy(outcomes, lineOf);
  return [...byLine].flatMap(([line, priced]) => {
    const offer = v.safeParse(offerSchema, {
      market,
      ...(line !== null && { line }),
      bookmaker: { id, name },
      prices: priced.map(({ type, odds_decimal: price, open_odds_decimal: opening }) => ({
        outcome: OUTCOMES[type] ?? type,
        price,
        ...(opening && { opening }),
      })),
      ...(removed && { suspended: true }),
    });
    return offer.success ? [offer.output] : [];
  });
}

/**
 * Returns the line of an outcome, null without one. For a handicap it is the home side's; the away
 * side's has the opposite sign.
 */
function lineOf({ type, total, handicap }: v.InferOutput<typeof outcomeSchema>): number | null {
  const isAway = OUTCOMES[type] === 'away' || type === 'away';
  return total ?? (typeof handicap === 'number' && isAway ? -handicap || 0 : (handicap ?? null));
}
