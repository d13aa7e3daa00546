import { cutText } from '../../../../realtime/protocol/text.ts';
import { foldText } from '../../../../realtime/protocol/fold-text.ts';
import type { MarkedText } from '../../../contracts/article.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Length of an excerpt around its first match, characters. */
const EXCERPT = 180;
/** Longest part of an excerpt before its first match, characters. */
const BEFORE = 60;

/** Splits a text and marks the words that begin with a typed one. Typed words are folded. */
export function markWords(text: string, typed: readonly string[]): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const { index, word } of foundIn(text, typed)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isFound: false });
    pieces.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** Returns the text around the typed words, else its beginning, cut between words if it has spaces. */
export function excerptOf(text: string, typed: readonly string[]): MarkedText {
  const [first] = foundIn(text, typed);
  const from = first ? beginOf(text, first.index) : 0;
  const rest = text.slice(from);
  const shown = rest.length > EXCERPT ? beginningOf(rest) : rest;
  const cut = `${from > 0 ? '… ' : ''}${shown}${shown.length < rest.length ? ' …' : ''}`;
  return markWords(cut, typed);
}

/** Returns the index at which an excerpt with the word at `index` begins. */
function beginOf(text: string, index: number): number {
  if (index <= BEFORE) return 0;
  const before = text.slice(index - BEFORE, index);
  const space = before.indexOf(' ');
  if (space !== -1) return index - BEFORE + space + 1;
  // Skips the second half of a surrogate pair.
  return index - BEFORE + (/^[\udc00-\udfff]/.test(before) ? 1 : 0);
}

function beginningOf(text: string): string {
  const space = text.lastIndexOf(' ', EXCERPT);
  return space > EXCERPT / 2 ? text.slice(0, space) : cutText(text, EXCERPT);
}

function* foundIn(
  text: string,
  typed: readonly string[],
): Generator<{ index: number; word: string }> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldText(word);
    if (typed.some((each) => folded.startsWith(each))) yield { index, word };
  }
}
