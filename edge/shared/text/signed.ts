import type { Text } from './text.ts';

/** Left-to-right mark: keeps a sign at the left of its number in a line that runs to the left. */
const LEFT_TO_RIGHT = '\u200e';

/** Returns a number with its sign, '+3' or '−3', which stands at its left in every language. */
export function signed(t: Text, sign: '+' | '−', number: string): string {
  return (t.direction === 'rtl' ? LEFT_TO_RIGHT : '') + sign + number;
}
