import type { MarketWire } from '../../../../edge/contracts/odds.ts';
import { signed } from '../../../../edge/shared/text/signed.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';

/** Both sides' names in markets. */
export interface Names {
  home: string;
  away: string;
}

/** Returns a market's title: 'Total 2.5', 'Match winner'. */
export function marketTitle(t: Text, { key, line }: Pick<MarketWire, 'key' | 'line'>): string {
  const market = t(`market.${key}`);
  if (line === null) return market;
  return t('market.withLine', {
    market,
    line: key === 'handicap' ? handicap(t, line) : figure(t, line),
  });
}

/** Returns an outcome's name in its column. */
export function outcomeName(
  t: Text,
  { key, line }: Pick<MarketWire, 'key' | 'line'>,
  outcome: string,
  { home, away }: Names,
): string {
  if (key === 'handicap' && line !== null) {
    if (outcome === 'home') return t('market.withLine', { market: home, line: handicap(t, line) });
    if (outcome === 'away') return t('market.withLine', { market: away, line: handicap(t, -line) });
  }
  const names: Record<string, string> = {
    home,
    away,
    draw: t('outcome.draw'),
    'home-draw': t('outcome.homeOrDraw', { home }),
    'home-away': t('outcome.homeOrAway', { home, away }),
    'draw-away': t('outcome.drawOrAway', { away }),
    yes: t('outcome.yes'),
    no: t('outcome.no'),
    over: line === null ? t('outcome.over') : t('outcome.overLine', { line: figure(t, line) }),
    under: line === null ? t('outcome.under') : t('outcome.underLine', { line: figure(t, line) }),
  };
  return names[outcome] ?? outcome;
}

/** Formats a line with its own decimals: 2, 2.5, 2.25. */
function figure(t: Text, line: number): string {
  return t.number(line, String(line).split('.')[1]?.length);
}

function handicap(t: Text, line: number): string {
  if (line === 0) return '0';
  return signed(t, line > 0 ? '+' : '−', figure(t, Math.abs(line)));
}
