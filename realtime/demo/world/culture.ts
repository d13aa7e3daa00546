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
export function words(line: string): readonly string[] {
  return line.trim().split(/\s+/);
}
