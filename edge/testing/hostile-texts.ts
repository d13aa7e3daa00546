/** Texts that are slow to read for a pattern which may begin at each of their characters. */
const SHAPES: readonly ((length: number) => string)[] = [
  (length) => `x${' '.repeat(length)}x`,
  (length) => `x${'\t'.repeat(length)}x`,
  ...[
    'a',
    '1',
    '-',
    '_',
    ' (',
    '(bot/',
    '))',
    'a.',
    '1.',
    'a,',
    'a;q=0.',
    'a=b; ',
    '"',
    '/a',
    'a://',
    'a@',
    '%25',
    'Mozilla/5.0 (iPhone; ',
  ].map((part) => (length: number) => `${part.repeat(Math.ceil(length / part.length))}!`),
];

/** Returns the text of each of the twenty shapes, of this length. */
export function hostileTexts(length: number): string[] {
  return SHAPES.map((shape) => shape(length).slice(-length));
}
