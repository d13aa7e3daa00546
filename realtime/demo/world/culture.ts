/** What names of people and towns sound like somewhere: lists and syllables to combine. */
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

/** Splits a line of words; lists of names stay readable this way. */
export const words = (line: string): readonly string[] => line.split(' ');

/** A culture of `country` by lines of words: `_` stands for a space in one, and clubs have commas between them. */
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
