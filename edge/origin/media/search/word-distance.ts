/** Distance of typed text from a word. */
export interface WordDistance {
  /** From the most similar beginning of the word, since it may be half typed. */
  beginning: number;
  /** From the whole word. */
  whole: number;
}

/**
 * Returns the numbers of mistyped letters: added, missing, wrong, or swapped with the next one
 * (optimal string alignment).
 */
export function wordDistance(typed: string, word: string): WordDistance {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let of = 1; of <= word.length; of += 1) {
      const isSame = typed[at - 1] === word[of - 1];
      const isSwapped = typed[at - 1] === word[of - 2] && typed[at - 2] === word[of - 1];
      next[of] = Math.min(
        cost(row, of) + 1,
        cost(next, of - 1) + 1,
        cost(row, of - 1) + (isSame ? 0 : 1),
        isSwapped ? cost(before, of - 2) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return { beginning: Math.min(...row), whole: cost(row, word.length) };
}

function cost(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

/** Returns how many letters may be wrong: short words are too similar. */
export function allowedMistakes(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 8 ? 1 : 2;
}
