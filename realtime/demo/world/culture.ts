/** Parts of a country's names of people and towns: whole names, and syllables to combine. */
export interface Culture {
  /** ISO 3166 code in lower case. */
  country: string;
  women: readonly string[];
  men: readonly string[];
  familyStarts: readonly string[];
  familyEnds: readonly string[];
  townStarts: readonly string[];
  townEnds: readonly string[];
  /** Names of sports clubs; `*` stands for the town. */
  clubs: readonly string[];
}

/** Returns the words of a line, a form that keeps lists of names readable. */
export const words = (line: string): readonly string[] => line.split(' ');

/**
 * Creates a culture of `country` from lines of words. `_` stands for a space, and commas separate
 * clubs.
 */
export function culture(
  country: string,
  { clubs, ...lines }: Readonly<Record<Exclude<keyof Culture, 'country'>, string>>,
): Culture {
  const listOf = (line: string) => words(line).map((word) => word.replace('_', ' '));
  return {
    country,
    women: listOf(lines.women),
    men: listOf(lines.men),
    familyStarts: listOf(lines.familyStarts),
    familyEnds: listOf(lines.familyEnds),
    townStarts: listOf(lines.townStarts),
    townEnds: listOf(lines.townEnds),
    clubs: clubs.split(', '),
  };
}
