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
  // Final sigma, which changes while the word is being typed.
  ς: 'σ',
};

/**
 * Folds text for search and filters: letters and digits of any script, in lower case without diacritics,
 * words separated by one space. 'Bodø/Glimt' is 'bodo glimt'.
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
 * Returns a name in lower-case letters, digits and hyphens, for addresses and ids; empty without any.
 * Apostrophes join: "São Paulo’s FC" is 'sao-paulos-fc'.
 */
export function slugify(name: string): string {
  return foldText(name.replace(/[’']/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
