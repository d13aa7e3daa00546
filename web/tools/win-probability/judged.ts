import type { Chances } from '../../../edge/shared/forecast/chances.ts';

/** A forecast and what came true. */
export interface Judged {
  chances: Chances;
  outcome: keyof Chances;
}

/** Least chance that counts, so that a single surprise is not infinitely bad. */
const LEAST = 1e-4;

/** Returns the mean logarithmic loss: 0 is perfect. */
export function logLoss(judged: readonly Judged[]): number {
  const sum = judged.reduce(
    (total, { chances, outcome }) => total - Math.log(Math.max(LEAST, chances[outcome])),
    0,
  );
  return sum / judged.length;
}

/** Forecasts of like chances. */
export interface Bin {
  /** The mean of what was forecast, and the share that came true. */
  forecast: number;
  came: number;
  count: number;
}

const BINS = 10;

/** Returns the forecasts of the home side's win, by tenths of their chance. */
export function binned(judged: readonly Judged[]): Bin[] {
  return Array.from({ length: BINS }, (_, index) => {
    const own = judged.filter(
      ({ chances: { home } }) => Math.min(BINS - 1, Math.floor(home * BINS)) === index,
    );
    const forecast = own.reduce((sum, { chances }) => sum + chances.home, 0) / own.length;
    const came = own.filter(({ outcome }) => outcome === 'home').length / own.length;
    return { forecast, came, count: own.length };
  }).filter(({ count }) => count > 0);
}

/** Returns the mean distance of forecasts from what came true, weighed by their number. */
export function calibrationError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + Math.abs(bin.forecast - bin.came) * bin.count, 0) / count;
}

/** Returns the chances that bookmakers' decimal odds imply, without their margin. */
export function impliedBy(odds: Chances): Chances {
  const shares = {
    home: 1 / odds.home,
    draw: odds.draw > 0 ? 1 / odds.draw : 0,
    away: 1 / odds.away,
  };
  const sum = shares.home + shares.draw + shares.away;
  return { home: shares.home / sum, draw: shares.draw / sum, away: shares.away / sum };
}

/** Returns how often each outcome came, as chances. */
export function frequencies(outcomes: readonly (keyof Chances)[]): Chances {
  const share = (outcome: keyof Chances) =>
    outcomes.filter((each) => each === outcome).length / outcomes.length;
  return { home: share('home'), draw: share('draw'), away: share('away') };
}

/** Returns the outcome of a result. */
export function outcomeOf({ home, away }: { home: number; away: number }): keyof Chances {
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}
