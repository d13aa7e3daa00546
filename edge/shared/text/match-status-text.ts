import { DECISIONS } from '../../../realtime/sports/match-status.ts';
import type { Periods } from '../../../realtime/sports/periods.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import type { Text } from './text.ts';

const NAMED = [
  ...(['HT', 'ETHT', 'PEN', 'Break', 'Ended', 'AET', 'AP'] as const),
  ...DECISIONS,
] as const;
const NUMBERED = ['H', 'ET', 'Q', 'OT', 'S', 'I'] as const;

/**
 * Returns the short text of a match status or a period's mark; an unknown one unchanged. `called`:
 * the sport's word for its periods. `batting` gives an inning's half: guests bat first.
 */
export function matchStatusText(
  t: Text,
  status: string,
  {
    called,
    batting,
  }: { called?: Periods['called'] | undefined; batting?: Side | null | undefined } = {},
): string {
  const name = NAMED.find((known) => known === status);
  if (name) return t(`matchStatus.${name}`);
  const [, letters, number = ''] = /^([A-Z]+)(\d*)$/.exec(status) ?? [];
  if (letters === 'I' && batting) {
    const half = batting === 'home' ? 'bottom' : 'top';
    return t('matchStatus.half', { half, number: number || '1' });
  }
  const period = NUMBERED.find((known) => known === letters);
  if (period === 'S' && called === 'games') return t('matchStatus.G', { number });
  // The first overtime has no number.
  return period ? t(`matchStatus.${period}`, { number: number || '1' }) : status;
}
