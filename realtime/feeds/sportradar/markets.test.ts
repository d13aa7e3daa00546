import * as v from 'valibot';
import { expect, test } from 'vitest';
import { marketsSchema, offersOf } from './markets.ts';
import { MARKETS, stamp } from './testing/messages.ts';

const reported = (markets: object[]) =>
  offersOf(v.parse(marketsSchema, { generated_at: stamp(0), markets }));
const book = (...outcomes: object[]) => [{ id: 'sr:book:7', name: 'Lantern Odds', outcomes }];
const bookmaker = { id: 'sr:book:7', name: 'Lantern Odds' };

test('the match winner market has opening prices where they are known', () => {
  expect(reported(MARKETS)).toEqual([
    {
      market: 'match-winner',
      bookmaker,
      prices: [
        { outcome: 'home', price: 1.9, opening: 2 },
        { outcome: 'draw', price: 3.4 },
        { outcome: 'away', price: 4.2 },
      ],
    },
  ]);
});

test('each line of a total is a separate offer; both sides of a handicap share one', () => {
  const total = book(
    { type: 'over', odds_decimal: '1.80', total: '2.5' },
    { type: 'under', odds_decimal: '2.05', total: '2.5' },
    { type: 'over', odds_decimal: '3.00', total: '3.5' },
    { type: 'under', odds_decimal: '1.40', total: '3.5' },
  );
  const handicap = book(
    { type: 'home', odds_decimal: '1.90', handicap: '-1' },
    { type: 'away', odds_decimal: '1.95', handicap: '1' },
  );
  const offers = reported([
    { name: 'total', books: total },
    { name: 'handicap', books: handicap },
  ]);
  expect(offers.map(({ market, line }) => [market, line])).toEqual([
    ['total', 2.5],
    ['total', 3.5],
    ['handicap', -1],
  ]);
});

test.each([
  ['a market that is not shown', [{ name: 'correct score', books: book() }]],
  ['a price that is none', [{ name: '1x2', books: book({ type: 'home', odds_decimal: 'n/a' }) }]],
  ['a book without a name', [{ name: '1x2', books: [{ id: 'sr:book:7', outcomes: [] }] }]],
])('%s is left out', (_, markets) => {
  expect(reported(markets)).toEqual([]);
});

test('an offer that the bookmaker has removed is suspended', () => {
  const [market] = MARKETS;
  const removed = market?.books.map((each) => ({ ...each, removed: true })) ?? [];
  expect(reported([{ name: '1x2', books: removed }])).toMatchObject([{ suspended: true }]);
});
