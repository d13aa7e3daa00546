import type { Text } from './text.ts';

/** Left-to-right mark: keeps a sign or a point at the left of its number in a line that runs to the left. */
const LEFT_TO_RIGHT = '\u200e';

/**
 * Returns a number after its sign or point, '+3', '−3' or '.500', which stands at its left in every
 * language.
 */
export function signed(t: Text, sign: '+' | '−' | '.', number: string): string {
  return (t.direction === 'rtl' ? LEFT_TO_RIGHT : '') + sign + number;
}
