import { expect, test } from 'vitest';
import type { MarketWire } from '../../../../edge/contracts/odds.ts';
import { bestPrices, movementOf, outcomesOf } from './prices.ts';

test('the best price is the highest that is offered now', () => {
  const offer = (id: string, price: number, isSuspended = false) => ({
    bookmaker: { id, name: id },
    prices: [{ outcome: 'home', price, openingPrice: 2 }],
    isSuspended,
    updatedAt: 0,
  });
  const market: MarketWire = {
    key: 'match-winner',
    line: null,
    outcomes: ['home', 'away'],
    offers: [offer('a', 2.1), offer('b', 2.4), offer('c', 3, true)],
  };
  expect([...bestPrices(market)]).toEqual([['home', 2.4]]);
});

test.each([
  ['football', ['home', 'draw', 'away'], ['home', 'draw', 'away']],
  ['baseball', ['home', 'away'], ['away', 'home']],
  ['american-football', ['home', 'draw', 'away'], ['away', 'draw', 'home']],
  ['basketball', ['over', 'under'], ['over', 'under']],
] as const)('in %s the outcomes %j stand in the order of the sides: %j', (sport, given, shown) => {
  const market: MarketWire = { key: 'match-winner', line: null, outcomes: [...given], offers: [] };
  expect(outcomesOf(market, sport)).toEqual(shown);
});

test.each([
  [2.1, 2, 'up'],
  [1.9, 2, 'down'],
  [2, 2, null],
])(
  'a price of %d after an opening price of %d has movement %s',
  (price, openingPrice, movement) => {
    expect(movementOf({ outcome: 'home', price, openingPrice })).toBe(movement);
  },
);
