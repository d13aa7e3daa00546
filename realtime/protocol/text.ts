import * as v from 'valibot';

/*
 * What no text holds: control characters, lone surrogates (a page's address cannot be made of
 * them), line and paragraph separators (they end a line of a calendar or a log), noncharacters,
 * and the characters that embed, override or isolate a direction. Names in Arabic or Hebrew need
 * none of those: their letters bring their direction. One that is left open would turn round
 * what is written after a name, such as the score.
 */
const REFUSED = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069`;
/** Spaces, format characters and letters without a shape: Hangul fillers, the empty Braille cell. */
const INVISIBLE = String.raw`\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;

const TEXT = new RegExp(`^[^${REFUSED}]*$`, 'u');
const VISIBLE_TEXT = new RegExp(`^(?=.*?[^${INVISIBLE}])[^${REFUSED}]*$`, 'u');
/** Marks of direction are refused as well: two ids that read the same would not be. */
const ID = new RegExp(String.raw`^(?=.*?[^${INVISIBLE}])[^${REFUSED}\p{Bidi_Control}]{1,96}$`, 'u');

const NOTHING_REFUSED = 'without control, direction or malformed characters';

/** Text that may be empty, of at most `maxLength` UTF-16 units. */
export function textSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.regex(TEXT, `must be text ${NOTHING_REFUSED}`),
    v.maxLength(maxLength),
  );
}

/** Text that shows something, of at most `maxLength` UTF-16 units. */
export function visibleTextSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.regex(VISIBLE_TEXT, `must be visible text ${NOTHING_REFUSED}`),
    v.maxLength(maxLength),
  );
}

/** What some server might read as a separator, a step up, an end or one more encoding. */
const AMBIGUOUS = /[/\\]|^\.+(?:;|$)|%[0-9a-f]{2}/iu;

/**
 * Whether a text without control characters, percent-encoded, is one segment
 * of a path and nothing else, for servers that decode twice or normalise
 * (full-width dots are dots to those) as well.
 */
export function isOneSegment(text: string): boolean {
  return !AMBIGUOUS.test(text) && !AMBIGUOUS.test(text.normalize('NFKC'));
}

/**
 * An id of a league, a team, a player or an incident: 1–96 characters that show
 * something. It stands in paths of pages and calls, so it is one segment there:
 * without slashes and encodings such as '%2f', and not of dots alone.
 */
export const entityIdSchema = v.pipe(
  v.string(),
  v.regex(ID, `must be 1–96 characters, some visible, ${NOTHING_REFUSED}`),
  v.check(isOneSegment, 'must be one segment of a path: without /, \\ or %2f, and not dots alone'),
);

const LONE_SURROGATES = /\p{Cs}/gu;
const EACH_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/**
 * A source's text as the schemas above take it: lone surrogates become U+FFFD,
 * as everywhere that text is decoded, and what else they refuse a space. Text
 * that shows nothing becomes empty. It may be too long still.
 */
export function cleanText(text: string): string {
  if (VISIBLE_TEXT.test(text)) return text;
  const wellFormed = text.replace(LONE_SURROGATES, '\ufffd').replace(EACH_REFUSED, ' ');
  const cleaned = wellFormed.replace(/ {2,}/g, ' ').trim();
  return VISIBLE_TEXT.test(cleaned) ? cleaned : '';
}

/** At most `maxLength` UTF-16 units of a text, without half of a character at its end. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}
