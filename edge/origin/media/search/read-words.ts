import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { foldText } from '../../../contracts/fold-text.ts';
import type { Database } from '../../db/database.ts';
import { searchWords } from '../../db/schema.ts';
import { allowedMistakes, wordDistance } from './word-distance.ts';

/** What a typed word may mean: beginnings of known words, the likeliest first. */
export type WordMeanings = readonly [string, ...string[]];

/** More words than this no name has, and each costs a look into the index. */
const MOST_WORDS = 12;
/** Words that share the most with a mistyped one; those that are near enough are among them. */
const CANDIDATES = 100;
const MEANINGS = 4;

/**
 * The words of a keyword. One that no known word begins with means the known
 * words it is most like, if any is like enough: 'emberliegh' is 'emberleigh'.
 */
export async function readWords(db: Database, keyword: string): Promise<WordMeanings[]> {
  const typed = foldText(keyword).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const doubtful = [...new Set(typed)].filter((word) => allowedMistakes(word) > 0);
  const meanings = new Map(
    await Promise.all(doubtful.map(async (word) => [word, await meaningsOf(db, word)] as const)),
  );
  return typed.map((word) => meanings.get(word) ?? [word]);
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

/** The parts of three letters of a word, as the index has them: any of them. */
function partsOf(word: string): string {
  const letters = [...`  ${word} `];
  const parts = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
  return [...new Set(parts)].map((part) => `"${part}"`).join(' OR ');
}

/** What FTS5 is asked for: every word begins with one of its meanings. They are letters and digits alone. */
export function matchOf(words: readonly WordMeanings[]): string {
  return words
    .map((meanings) => `(${meanings.map((meaning) => `"${meaning}"*`).join(' OR ')})`)
    .join(' AND ');
}
