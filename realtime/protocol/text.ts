import * as v from 'valibot';

/*
 * Characters that are invalid in every text: control characters, lone surrogates (invalid in URLs),
 * line and paragraph separators (they end a line of a calendar or a log), noncharacters, and those
 * that embed, override or isolate a direction. Names in Arabic or Hebrew need no such character,
 * because their letters have a direction. An unclosed one would reverse the text after a name, such
 * as the score.
 */
export const REFUSED = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069`;
/** Spaces, format characters and letters without a shape: Hangul fillers, the empty Braille cell. */
const INVISIBLE = String.raw`\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

const TEXT = new RegExp(`^[^${REFUSED}]*$`, 'u');
const VISIBLE_TEXT = new RegExp(`^(?=.*?[^${INVISIBLE}])[^${REFUSED}]*$`, 'u');
/** Also excludes direction marks, with which two different ids could look the same. */
const ID = new RegExp(String.raw`^(?=.*?[^${INVISIBLE}])[^${REFUSED}\p{Bidi_Control}]{1,96}$`, 'u');

const NOTHING_REFUSED = 'without control, direction or malformed characters';

/** Returns a schema for text, even empty, of at most `maxLength` UTF-16 units. */
export function textSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.regex(TEXT, `must be text ${NOTHING_REFUSED}`),
    v.maxLength(maxLength),
  );
}

/** Returns a schema for visible text of at most `maxLength` UTF-16 units. */
export function visibleTextSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.regex(VISIBLE_TEXT, `must be visible text ${NOTHING_REFUSED}`),
    v.maxLength(maxLength),
  );
}

/** Most bytes of an id in UTF-8: an address with two ids and two names has at most 2,000 characters. */
export const MAX_ID_BYTES = 150;

/** Parts that servers might read as a separator, a dot segment, a path parameter or an encoding. */
const AMBIGUOUS = /[/\\]|^\.+(?:;|$)|%[0-9a-f]{2}/iu;

/**
 * Whether a text without control characters is exactly one path segment once percent-encoded, also
 * for servers that decode twice or normalise Unicode (which turns full-width dots into dots).
 */
export function isOneSegment(text: string): boolean {
  return !AMBIGUOUS.test(text) && !AMBIGUOUS.test(text.normalize('NFKC'));
}

/**
 * An id of a league, a team, a player or an incident: 1–96 characters, some visible. It is one
 * segment of page and API paths: without slashes and encodings such as '%2f', and not only dots.
 */
export const entityIdSchema = v.pipe(
  v.string(),
  v.regex(ID, `must be 1–96 characters, some visible, ${NOTHING_REFUSED}`),
  v.check(isOneSegment, 'must be one segment of a path: without /, \\ or %2f, and not dots alone'),
);

/** Only such characters are marks, unseen or words. */
const UNUSUAL = /[^ -\u00ac\u00ae-\u02ff]/u;
/** The flag of a part of a country, such as Wales: its letters are tags, which nobody sees elsewhere. */
const FLAG = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f})/u;
const MARK = String.raw`[\p{Mn}\p{Me}]\p{Cf}*`;
/** Five marks above or below a letter, which cover other lines: no language has more than four. */
const STACK = new RegExp(`(?:${MARK}){5}`, 'u');
/** Tags, and more characters in a row that nobody sees than an emoji has. */
const HIDDEN = /[\u{e0000}-\u{e007f}]|\p{Default_Ignorable_Code_Point}{3}/u;
/** Arabic words that are one character, some of them as wide as eighteen. */
const EACH_WORD = /[\ufdf0-\ufdfd]/g;
const MOST_WORDS = 3;

/** Whether a reader sees each part of a text, and none of it covers other lines or other texts. */
export function isPlainText(text: string): boolean {
  return (
    !UNUSUAL.test(text) ||
    ((text.match(EACH_WORD)?.length ?? 0) <= MOST_WORDS &&
      text.split(FLAG).every((part) => FLAG.test(part) || !(STACK.test(part) || HIDDEN.test(part))))
  );
}

const LONE_SURROGATES = /\p{Cs}/gu;
const TOO_MANY_MARKS = new RegExp(`((?:${MARK}){4})(?:${MARK})+`, 'gu');
const EACH_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/**
 * Returns a source's text, made valid for the schemas above and for `isPlainText`: lone surrogates
 * become U+FFFD, as in every decoder, and other invalid characters become spaces. Invisible text
 * becomes empty. The text may still be too long.
 */
export function cleanText(text: string): string {
  if (VISIBLE_TEXT.test(text) && isPlainText(text)) return text;
  let words = 0;
  const wellFormed = text
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(EACH_REFUSED, ' ')
    .replace(EACH_WORD, (word) => ((words += 1) <= MOST_WORDS ? word : ''));
  const plain = wellFormed
    .split(FLAG)
    .map((part) => (FLAG.test(part) ? part : plainPart(part)))
    .join('');
  const cleaned = plain.replace(/ {2,}/g, ' ').trim();
  return VISIBLE_TEXT.test(cleaned) ? cleaned : '';
}

/** Returns a text without tags, with two unseen characters in a row and four marks on a letter at most. */
function plainPart(text: string): string {
  return text
    .replace(/[\u{e0000}-\u{e007f}]/gu, '')
    .replace(/(\p{Default_Ignorable_Code_Point}{2})\p{Default_Ignorable_Code_Point}+/gu, '$1')
    .replace(TOO_MANY_MARKS, '$1');
}

/** Returns at most `maxLength` UTF-16 units of a text, without half a surrogate pair at its end. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}
