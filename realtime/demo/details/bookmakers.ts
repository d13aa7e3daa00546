import { MARKETS, type Offer, type Price } from '../../protocol/odds.ts';
import type { Sides } from '../../protocol/primitives.ts';
import { homeChance, type MatchSetup } from '../play/match-setup.ts';
import { DAY } from '../season/day.ts';
import { createRandom } from '../world/random.ts';
import { DEMO_SPORTS } from '../demo-sports.ts';
import type { MarketChances, Standing } from './odds-model.ts';

interface Bookmaker {
  id: string;
  name: string;
  /** The bookmaker's share of each stake, 0–1. */
  margin: number;
}

/** Invented, as everything in the demo. */
export const BOOKMAKERS: readonly Bookmaker[] = [
  { id: 'baywater', name: 'Baywater', margin: 0.045 },
  { id: 'kestrel', name: 'Kestrel Sports', margin: 0.055 },
  { id: 'northline', name: 'Northline', margin: 0.065 },
  { id: 'quill-oak', name: 'Quill & Oak', margin: 0.05 },
  { id: 'tipstone', name: 'Tipstone', margin: 0.075 },
];

/** Time before a match in which the error of the opening prices shrinks, ms. */
const OPENING = 7 * DAY;
/** A market with an outcome above this chance (0–1) is suspended. */
const SURE = 0.985;
const HIGHEST = 251;

/** A match to price. */
export interface Priced {
  matchId: string;
  setup: MatchSetup;
  startTime: number;
}

/** The state of a running match. */
export interface Running {
  score: Sides;
  /** The share of play that is left, 0–1. */
  left: number;
  /** Whether bookmakers pause, after a goal or because the match is over. */
  isSuspended: boolean;
}

/** Returns all bookmakers' offers for a match at a time (ms), before or during the match. */
export function offersOf(match: Priced, now: number, running?: Running): Offer[] {
  const { matchId, setup, startTime } = match;
  const real = homeChance(setup);
  const error = createRandom(matchId, 'opening').between(-0.035, 0.035);
  // The opening error shrinks as the match comes closer.
  const early = Math.min(1, Math.max(0, (startTime - now) / OPENING));
  const { markets } = DEMO_SPORTS[setup.sport];
  const nil = { home: 0, away: 0 };
  const opening: Standing = { homeChance: real + error, score: nil, left: 1 };
  const standing: Standing = {
    homeChance: real + error * early,
    score: running?.score ?? nil,
    left: running?.left ?? 1,
  };
  return BOOKMAKERS.flatMap((bookmaker) => {
    const opinion = createRandom(matchId, bookmaker.id).between(-0.012, 0.012);
    const held = (one: Standing): Standing => ({ ...one, homeChance: one.homeChance + opinion });
    const first = markets(held(opening), opening);
    return markets(held(standing), opening).flatMap((market, index) => {
      const before = first[index];
      if (!before || !isOffered(matchId, bookmaker, market)) return [];
      return offerOf(bookmaker, market, before, running?.isSuspended ?? false);
    });
  });
}

/** Whether a bookmaker offers a market: not every one does. */
function isOffered(matchId: string, { id }: Bookmaker, { market, line }: MarketChances): boolean {
  if (market === 'match-winner') return true;
  return createRandom(matchId, id, market, line ?? 0).chance(0.85);
}

function offerOf(
  bookmaker: Bookmaker,
  { market, line, chances }: MarketChances,
  opening: MarketChances,
  isSuspended: boolean,
): Offer {
  const isSure = Object.values(chances).some((chance) => chance > SURE * overround(market));
  const { id, name, margin } = bookmaker;
  return {
    market,
    ...(line !== undefined && { line }),
    bookmaker: { id, name },
    prices: MARKETS[market].outcomes.flatMap((outcome): Price[] => {
      const chance = chances[outcome];
      const first = opening.chances[outcome];
      if (chance === undefined || first === undefined) return [];
      return [{ outcome, price: priceOf(chance, margin), opening: priceOf(first, margin) }];
    }),
    ...((isSuspended || isSure) && { suspended: true }),
  };
}

/**
 * Returns a market's factor on `SURE`. It is higher for a double chance, in which two of three
 * outcomes win.
 */
function overround(market: MarketChances['market']): number {
  return market === 'double-chance' ? 1.012 : 1;
}

/** Steps of the odds, as pairs of an upper limit and the step below it. */
const STEPS = [
  [2, 0.01],
  [3, 0.02],
  [5, 0.05],
  [10, 0.1],
  [20, 0.5],
] as const;

/** Returns decimal odds, in finer steps for low odds. */
function priceOf(chance: number, margin: number): number {
  const price = Math.min(HIGHEST, Math.max(1.01, 1 / (Math.max(chance, 1e-4) * (1 + margin))));
  const [, step] = STEPS.find(([below]) => price < below) ?? [Infinity, 1];
  return Math.max(1.01, Math.round(Math.round(price / step) * step * 100) / 100);
}
