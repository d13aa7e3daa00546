/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Final sigma, which becomes σ once another letter follows.
  ς: 'σ',
};

/**
 * Returns a text folded for search and filters: letters and digits of any script, in lower case
 * without diacritics, words separated by one space. 'Bodø/Glimt' becomes 'bodo glimt'.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłıς]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns a name in lower-case Latin letters, digits and hyphens, for addresses and ids; empty if
 * the name has none. An apostrophe is no separator: "São Paulo’s FC" becomes 'sao-paulos-fc'.
 */
export function slugify(name: string): string {
  return foldText(name.replace(/[’']/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
