import { foldText } from '../../../contracts/fold-text.ts';
import type { MarkedText } from '../../../contracts/article.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What is shown of a text around its first found word, characters. */
const EXCERPT = 180;
/** How much of that stands before the word. */
const BEFORE = 60;

/** A text in pieces, the words marked that begin with one of the typed ones, which are folded. */
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

/** Where the typed words stand in a text, else its beginning, cut between words. */
export function excerptOf(text: string, typed: readonly string[]): MarkedText {
  const [first] = foundIn(text, typed);
  const from = first && first.index > BEFORE ? text.indexOf(' ', first.index - BEFORE) + 1 : 0;
  const rest = text.slice(from);
  const to = rest.length > EXCERPT ? Math.max(rest.lastIndexOf(' ', EXCERPT), 1) : rest.length;
  const cut = `${from > 0 ? '… ' : ''}${rest.slice(0, to)}${to < rest.length ? ' …' : ''}`;
  return markWords(cut, typed);
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
