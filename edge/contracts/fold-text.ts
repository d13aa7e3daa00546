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
  // Sigma at the end of a word, which is another one while the word is typed on.
  ς: 'σ',
};

/**
 * Text as search and filters compare it: the letters and digits of any script,
 * in lower case without diacritics, words parted by one space. 'Bodø/Glimt' is
 * 'bodo glimt'.
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
