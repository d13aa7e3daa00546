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

/** Addresses that end in a place for any text. */
export const ADDRESS_PLACES = [
  '/',
  '/search?lang=',
  '/football/match/a/',
  '/football/match/a/m1/stats.data?_routes=',
  '/news/search?keyword=',
  '/calendar/',
  '/frame/matches?host=',
  '/img/img.example/',
  '/img/avatar/',
  '/ingest/',
  '/og/match/',
  '/ops/updates/',
  '/parties/hub?rooms=',
  '/parties/match/',
  '/parties/match/m1?epoch=',
  '/resources/suggested/',
  '/share/match/',
  '/tv/',
];
