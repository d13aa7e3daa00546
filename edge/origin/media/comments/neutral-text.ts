/** 'https://' and its address. */
const WITH_SCHEME = /[a-z][a-z\d+.-]*:\/\/\S*/gi;
const SCHEME = /[a-z][a-z\d+.-]*:\/\//gi;
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]+`;
/** The ideographic full stop is a dot in an address; NFKC folds others to '.'. */
const DOT = '[.。]';
/** End of an address: two letters or more, unlike 'e.g.' and '1.5'. */
const END = String.raw`\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])`;
const NUMBERS = String.raw`(?<!\d)\d{1,3}(?:${DOT}\d{1,3}){3}(?!\d)`;
/** Text that becomes a link: 'a.co', 't.me/b', '10.0.0.1'. */
const ADDRESS = new RegExp(
  String.raw`(?:(?:${LABEL}${DOT})+${END}|${NUMBERS})(?:[:/?#]\S+)?`,
  'gu',
);
/** '3.Liga', '1.FC' */
const ORDINAL = /^\d{1,2}\.\p{Lu}\p{L}*$/u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Three marks and the ones after them, which would cover other lines. */
const TOO_MANY_MARKS = /((?:\p{M}\p{Cf}*){3})(?:\p{M}\p{Cf}*)+/gu;
/** Most characters of the result: NFKC turns one character into up to eighteen. */
const MAX_LENGTH = 2_000;

/**
 * Returns a comment's text without anything that could become a link, and with three marks on a
 * letter at most: 'https://example.org/a' becomes 'example[.]org/a'.
 */
export function neutralText(text: string): string {
  const words = text.normalize('NFC').replaceAll(TOO_MANY_MARKS, '$1').split(' ');
  return [...words.map(neutralWord).join(' ')].slice(0, MAX_LENGTH).join('');
}

/** Returns the folded word without links if it has any, else the word as it is. */
function neutralWord(word: string): string {
  const folded = word.normalize('NFKC').replaceAll(INVISIBLE, '');
  const neutral = withoutLinks(folded);
  return neutral === folded ? withoutLinks(word) : neutral;
}

function withoutLinks(word: string): string {
  return word
    .replaceAll(WITH_SCHEME, (address) => withoutDots(withoutSchemes(address)))
    .replaceAll(ADDRESS, (address) => (ORDINAL.test(address) ? address : withoutDots(address)));
}

/** Removes schemes until none is left: removing one may form another. */
function withoutSchemes(address: string): string {
  const bare = address.replaceAll(SCHEME, '');
  return bare === address ? bare : withoutSchemes(bare);
}

/**
 * Writes an address's dots as `[.]`, but adds the missing space before a capital, as in 'Goal.What
 * a goal'.
 */
function withoutDots(address: string): string {
  return address.replaceAll(/[.。](\p{Lu})?/gu, (dot: string, capital?: string) =>
    capital !== undefined || dot === '。' ? `${dot[0] ?? ''} ${capital ?? ''}` : '[.]',
  );
}
