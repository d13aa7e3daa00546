import * as v from 'valibot';
import { ODDS_FORMAT_COOKIE } from '../../../../edge/contracts/cookies.ts';
import { signed } from '../../../../edge/shared/text/signed.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

const formatSchema = v.fallback(v.picklist(ODDS_FORMATS), 'decimal');

/** Returns a `cookie` header's format, else decimal. */
export function readOddsFormat(cookies: string | null): OddsFormat {
  const entry = cookies
    ?.split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === ODDS_FORMAT_COOKIE);
  return v.parse(formatSchema, entry?.[1]);
}

/** Formats a decimal price: 2.5 is '2.50', '3/2' or '+150'. */
export function formatPrice(t: Text, price: number, format: OddsFormat): string {
  const profit = price - 1;
  switch (format) {
    case 'decimal':
      return t.number(price, 2);
    case 'fractional':
      return fraction(profit);
    case 'american':
      if (profit <= 0) return '–';
      return profit >= 1
        ? signed(t, '+', `${Math.round(profit * 100)}`)
        : signed(t, '−', `${Math.round(100 / profit)}`);
  }
}

/** Denominators used in prices. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 25, 33, 50, 100];
/** Largest error of a fraction, as a share of the profit. */
const TOLERANCE = 0.01;

/** Returns the simplest near fraction: 10/11 for 0.91. */
function fraction(profit: number): string {
  const near = DENOMINATORS.map((denominator) => {
    const numerator = Math.round(profit * denominator);
    return { numerator, denominator, error: Math.abs(numerator / denominator - profit) };
  });
  const simple = near.find(({ error, numerator }) => numerator > 0 && error <= profit * TOLERANCE);
  const best = simple ?? near.toSorted((a, b) => a.error - b.error)[0];
  return best ? `${best.numerator}/${best.denominator}` : '0/1';
}
