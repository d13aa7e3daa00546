/** Keeps the text on both sides in one line. */
const WORD_JOINER = '\u2060';

/** Returns a text that does not break within a score such as `2–0`, as a line may after a dash. */
export function wholeScores(text: string): string {
  return text.replace(/(?<=\d)[-–](?=\d)/g, `${WORD_JOINER}$&${WORD_JOINER}`);
}
