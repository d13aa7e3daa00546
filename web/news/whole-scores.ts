/** Zero-width character that forbids a line break. */
const WORD_JOINER = '\u2060';

/**
 * Returns the text without possible line breaks in scores such as `2–0`: a line may break after a
 * dash.
 */
export function wholeScores(text: string): string {
  return text.replace(/(?<=\d)[-–](?=\d)/g, `${WORD_JOINER}$&${WORD_JOINER}`);
}
