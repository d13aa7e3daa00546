import type { Text } from '../../edge/shared/text/text.ts';

const NAMED = ['ALL', 'OT', 'PEN'] as const;
const NUMBERED = {
  H: 'half',
  ET: 'extra',
  Q: 'quarter',
  S: 'set',
  I: 'inning',
  OT: 'overtime',
} as const;

/** Returns the name of a match status's period: 'Q3' is the 3rd quarter. */
export function periodName(t: Text, period: string): string {
  const name = NAMED.find((known) => known === period);
  if (name) return t(`period.${name}`);
  const [, letters, number = ''] = /^(H|ET|Q|S|I|OT)(\d+)$/.exec(period) ?? [];
  return letters !== undefined && isNumbered(letters)
    ? t(`period.${NUMBERED[letters]}`, { number })
    : period;
}

function isNumbered(letters: string): letters is keyof typeof NUMBERED {
  return letters in NUMBERED;
}

/** Returns a period's family, by which some languages inflect: 'fim da 2ª entrada'. */
export function periodFamily(period: string | undefined): string {
  if (period === undefined) return 'none';
  if (period.startsWith('I')) return 'inning';
  if (period === 'PEN') return 'shootout';
  return period.startsWith('OT') ? 'overtime' : 'other';
}
