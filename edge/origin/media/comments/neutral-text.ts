/**
 * A scheme such as 'https://', with the figures before it that are no part of it. Begins only where a
 * run of these characters does: a pattern that begins at each of them takes the square of their number.
 */
const SCHEME = String.raw`(?<![a-z\d+.-])([\d+.-]*)[a-z][a-z\d+.-]*:\/\/[:/]*`;
const EACH_SCHEME = new RegExp(SCHEME, 'gi');
const WITH_ADDRESS = new RegExp(String.raw`${SCHEME}\S*`, 'gi');
const LABEL = String.raw`[\p{L}\p{M}\p{N}_-]+`;
/** Labels with dots between them. The ideographic full stop is a dot in an address; NFKC folds others to '.'. */
const LABELS = new RegExp(String.raw`${LABEL}(?:[.。]${LABEL})*`, 'gu');
/** End of an address: two letters or more, unlike 'e.g.' and '1.5'. */
const END = /^\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/u;
const NUMBERS = /(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)/g;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Three marks and the ones after them, which would cover other lines. */
const TOO_MANY_MARKS = /((?:\p{M}\p{Cf}*){3})(?:\p{M}\p{Cf}*)+/gu;
/**
 * Most bytes of the result, as many as 500 characters have without NFKC, which turns one into up to eighteen. What
 * takes the place of a link never has more bytes than 500 characters may.
 */
const MAX_BYTES = 2_000;

/**
 * Returns a comment's text without anything that could become a link, and with three marks on a
 * letter at most: 'https://example.org/a' becomes 'example[.]org/a'.
 */
export function neutralText(text: string): string {
  const words = text.normalize('NFC').replaceAll(TOO_MANY_MARKS, '$1').split(' ');
  return beginningOf(words.map(neutralWord).join(' '));
}

/** Returns as many whole characters as `MAX_BYTES` hold. */
function beginningOf(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MAX_BYTES));
  return text.slice(0, read);
}

/** Returns the folded word without links if it has any, else the word as it is. */
function neutralWord(word: string): string {
  const folded = word.normalize('NFKC').replaceAll(INVISIBLE, '');
  const neutral = withoutLinks(folded);
  return neutral === folded ? withoutLinks(word) : neutral;
}

function withoutLinks(word: string): string {
  return word
    .replaceAll(WITH_ADDRESS, (found, before: string) => {
      const address = found.slice(before.length).replaceAll(EACH_SCHEME, '$1');
      return before + withoutDots(address);
    })
    .replaceAll(/\S+/g, withoutAddresses);
}

/** Returns a text without spaces, and without what becomes a link: 'a.co', 't.me/b', '10.0.0.1'. */
function withoutAddresses(text: string): string {
  let neutral = '';
  let end = 0;
  for (const { 0: labels, index } of text.matchAll(LABELS)) {
    const rest = text.slice(index + labels.length);
    const hasPath = /^[:/?#]./u.test(rest);
    const written = withoutHost(labels);
    neutral += text.slice(end, index) + written;
    end = index + labels.length;
    if (hasPath && written !== labels) return neutral + withoutDots(rest);
  }
  return neutral + text.slice(end);
}

/** Returns labels without the dots of a host, which goes up to the last `END`, and of numbers. */
function withoutHost(labels: string): string {
  const each = labels.split(/[.。]/);
  const last = each.findLastIndex((label, at) => at > 0 && END.test(label));
  const [end = ''] = END.exec(each[last] ?? '') ?? [];
  const { length } = [...each.slice(0, Math.max(0, last)), end].join('.');
  return (
    withoutDots(labels.slice(0, length)) + labels.slice(length).replaceAll(NUMBERS, withoutDots)
  );
}

/**
 * Writes an address's dots as `[.]`, but adds the missing space before a capital, as in 'Goal.What
 * a goal'.
 */
function withoutDots(address: string): string {
  return address.replaceAll(/(?<!\[(?=\.\]))[.。](\p{Lu})?/gu, (dot: string, capital?: string) =>
    capital !== undefined || dot === '。' ? `${dot[0] ?? ''} ${capital ?? ''}` : '[.]',
  );
}
