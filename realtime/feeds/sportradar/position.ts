import type { Sport } from '../../sports/sport.ts';

/** Codes of football positions that the feed writes in full. */
const CODES: Readonly<Record<string, string>> = {
  goalkeeper: 'GK',
  defender: 'DF',
  midfielder: 'MF',
  forward: 'FW',
};

/** Positions outside football. */
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

/** Returns the code of a football position, else undefined. */
export function positionCode(type: string): string | undefined {
  return CODES[type];
}

/**
 * Returns the code of a position in any sport: initials for several words, LW for 'left_wing'. A
 * code or an unknown position stays as it is.
 */
export function squadPosition(written: string, { penalty }: Sport): string {
  const type = written.trim();
  const key = type.toLowerCase();
  const words = type.split(/[_\s]+/);
  if (words.length > 1) return words.map((word) => word.charAt(0).toUpperCase()).join('');
  // In sports without goalkeepers a forward is F, as a guard is G.
  return (penalty && CODES[key]) ?? OTHER_CODES[key] ?? type;
}
