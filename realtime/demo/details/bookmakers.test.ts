import { expect, test } from 'vitest';
import { demoWorld } from '../world/world.ts';
import { BOOKMAKERS, offersOf, type Running } from './bookmakers.ts';

const [home, away] = demoWorld()[0]?.teams ?? [];
if (!home || !away) throw new Error('The world has football teams');
const startTime = Date.parse('2026-11-21T15:00:00Z');
const match = {
  matchId: 'm1',
  setup: { sport: 'football', home, away, knockout: false } as const,
  startTime,
};

function price(outcome: string, running?: Partial<Running>, market = 'match-winner'): number {
  const whole = running && { score: { home: 0, away: 0 }, left: 1, isSuspended: false, ...running };
  const offer = offersOf(match, startTime, whole).find(
    (one) => one.market === market && one.bookmaker.id === BOOKMAKERS[0]?.id,
  );
  const found = offer?.prices.find((one) => one.outcome === outcome);
  if (!found) throw new Error(`Nobody offers ${outcome}`);
  return found.price;
}

test('a lead lowers the price of its side, more so with less time left', () => {
  const lead = { score: { home: 1, away: 0 } };
  expect(price('home', { ...lead, left: 0.5 })).toBeLessThan(price('home', { left: 0.5 }));
  expect(price('home', { ...lead, left: 0.1 })).toBeLessThan(price('home', { ...lead, left: 0.5 }));
  expect(price('away', { ...lead, left: 0.1 })).toBeGreaterThan(20);
});

test('the price of a draw falls while no side scores', () => {
  expect(price('draw', { left: 0.2 })).toBeLessThan(price('draw'));
});

test('decided markets are suspended, and all markets are while the match is suspended', () => {
  const sure = offersOf(match, startTime, {
    score: { home: 4, away: 0 },
    left: 0.3,
    isSuspended: false,
  });
  const total = sure.find(({ market, line }) => market === 'total' && line === 3.5);
  expect(total?.suspended ?? true).toBe(true);
  const held = offersOf(match, startTime, {
    score: { home: 0, away: 0 },
    left: 0.9,
    isSuspended: true,
  });
  expect(held.every(({ suspended }) => suspended)).toBe(true);
});

test('prices move from their opening until the match begins, and are deterministic', () => {
  const early = offersOf(match, startTime - 7 * 86_400_000);
  for (const { prices } of early) for (const one of prices) expect(one.price).toBe(one.opening);
  const late = offersOf(match, startTime);
  expect(late.some(({ prices }) => prices.some((one) => one.price !== one.opening))).toBe(true);
  expect(offersOf(match, startTime)).toEqual(late);
});
