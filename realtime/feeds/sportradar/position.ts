import type { Sport } from '../../sports/sport.ts';

/** Codes of positions that they write out. */
const CODES: Readonly<Record<string, string>> = {
  goalkeeper: 'GK',
  defender: 'DF',
  midfielder: 'MF',
  forward: 'FW',
};

/** And of those that football does not know. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  guard: 'G',
  forward: 'F',
  center: 'C',
  pivot: 'P',
  setter: 'S',
  libero: 'L',
  opposite: 'OP',
  quarterback: 'QB',
  pitcher: 'P',
  catcher: 'C',
};

/** The code of one of football's positions; undefined of another. */
export function positionCode(type: string): string | undefined {
  return CODES[type];
}

/**
 * The code of a position in any sport: one of several words is called by their first letters, LW
 * from 'left_wing'. What is a code already, or not known, stays as they write it.
 */
export function squadPosition(written: string, { penalty }: Sport): string {
  const type = written.trim();
  const key = type.toLowerCase();
  const words = type.split(/[_\s]+/);
  if (words.length > 1) return words.map((word) => word.charAt(0).toUpperCase()).join('');
  // Where no goal is kept a forward is called as a guard is.
  return (penalty && CODES[key]) ?? OTHER_CODES[key] ?? type;
}
