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

const LONE_SURROGATES = /\p{Cs}/gu;
const EACH_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/**
 * Returns a source's text, made valid for the schemas above: lone surrogates become U+FFFD, as in
 * every decoder, and other invalid characters become spaces. Invisible text becomes empty. The text
 * may still be too long.
 */
export function cleanText(text: string): string {
  if (VISIBLE_TEXT.test(text)) return text;
  const wellFormed = text.replace(LONE_SURROGATES, '\ufffd').replace(EACH_REFUSED, ' ');
  const cleaned = wellFormed.replace(/ {2,}/g, ' ').trim();
  return VISIBLE_TEXT.test(cleaned) ? cleaned : '';
}

/** Returns at most `maxLength` UTF-16 units of a text, without half a surrogate pair at its end. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}
