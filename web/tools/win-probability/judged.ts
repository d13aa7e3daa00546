import type { Chances } from '../../../edge/shared/forecast/chances.ts';

/** A forecast and the outcome. */
export interface Judged {
  chances: Chances;
  outcome: keyof Chances;
}

/** Lower limit of a chance in the loss, so that a single surprise does not make it infinite. */
const LEAST = 1e-4;

/** Returns the mean logarithmic loss; 0 is perfect. */
export function logLoss(judged: readonly Judged[]): number {
  const sum = judged.reduce(
    (total, { chances, outcome }) => total - Math.log(Math.max(LEAST, chances[outcome])),
    0,
  );
  return sum / judged.length;
}

/** Forecasts of similar chances. */
export interface Bin {
  /** Mean of the forecast chances, and the share that came true. */
  forecast: number;
  came: number;
  count: number;
}

const BINS = 10;

/** Returns the forecasts of a home win in bins of a tenth of the chance, without empty bins. */
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

/**
 * Returns the mean distance between forecast and outcome, weighted by the size of the bins, 0 to 1.
 */
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

/** Returns the share of each outcome, as chances. */
export function frequencies(outcomes: readonly (keyof Chances)[]): Chances {
  const share = (outcome: keyof Chances) =>
    outcomes.filter((each) => each === outcome).length / outcomes.length;
  return { home: share('home'), draw: share('draw'), away: share('away') };
}

/** Returns the outcome of a result. */
export function outcomeOf({ home, away }: { home: number; away: number }): keyof Chances {
  return home > away ? 'home' : home < away ? 'away' : 'draw';
}
