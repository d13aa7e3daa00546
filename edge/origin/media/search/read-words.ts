import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { foldText } from '../../../../realtime/protocol/fold-text.ts';
import type { Database } from '../../db/database.ts';
import { searchWords } from '../../db/schema.ts';
import { allowedMistakes, wordDistance } from './word-distance.ts';

/** Meanings of a typed word: beginnings of known words, likeliest first. */
export type WordMeanings = readonly [string, ...string[]];

/** Few names have more words, and each costs index lookups. */
const MAX_WORDS = 6;
/** Most similar words that are compared with a mistyped one. */
const CANDIDATES = 100;
const MEANINGS = 4;

/** Returns the first words of a keyword, each with itself as its only meaning. */
export function typedWords(keyword: string): WordMeanings[] {
  const typed = foldText(keyword).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return typed.map((word) => [word]);
}

/**
 * Returns typed words with their meanings: a word that begins no known word means the most similar
 * known words, if near enough: 'emberliegh' is 'emberleigh'. Null if none has another meaning. The
 * caller first looks for the words as they are: that costs much less.
 */
export async function meantWords(
  db: Database,
  typed: readonly WordMeanings[],
): Promise<WordMeanings[] | null> {
  const doubtful = [...new Set(typed.map(([word]) => word))]
    .filter((word) => allowedMistakes(word) > 0)
    .slice(0, MAX_WORDS);
  const meanings = new Map(
    await Promise.all(doubtful.map(async (word) => [word, await meaningsOf(db, word)] as const)),
  );
  if ([...meanings].every(([word, [likeliest]]) => word === likeliest)) return null;
  return typed.map((word) => meanings.get(word[0]) ?? word);
}

async function meaningsOf(db: Database, typed: string): Promise<WordMeanings> {
  const { id, word } = searchWords;
  const parts = sql`select rowid from search_word_parts
    where search_word_parts match ${partsOf(typed)} order by rank limit ${CANDIDATES}`;
  const [known, alike] = await db.batch([
    db
      .select({ word })
      .from(searchWords)
      .where(and(gte(word, typed), lt(word, `${typed}\u{10ffff}`)))
      .limit(1),
    db
      .select({ word })
      .from(searchWords)
      .where(inArray(id, sql`(${parts})`)),
  ]);
  if (known.length > 0) return [typed];
  const near = alike
    .map((row) => ({ word: row.word, ...wordDistance(typed, row.word) }))
    .filter(({ beginning }) => beginning <= allowedMistakes(typed))
    .toSorted((a, b) => a.beginning - b.beginning || a.whole - b.whole);
  const [first = typed, ...others] = near.slice(0, MEANINGS).map((each) => each.word);
  return [first, ...others];
}

/** Returns an FTS5 query for any three-letter part of a word. */
function partsOf(word: string): string {
  const letters = [...`  ${word} `];
  const parts = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
  return [...new Set(parts)].map((part) => `"${part}"`).join(' OR ');
}

/**
 * Returns an FTS5 query for texts in which each word has a meaning as a beginning. Meanings are
 * letters and digits only.
 */
export function matchOf(words: readonly WordMeanings[]): string {
  return words
    .map((meanings) => `(${meanings.map((meaning) => `"${meaning}"*`).join(' OR ')})`)
    .join(' AND ');
}
