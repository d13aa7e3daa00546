/** Words for which there are plainer ones: sent or reported, again, pending, time limit. */
const BANNED = /\b(?:told|anew|owed|patience)\b/i;
/** Beginnings of sentences without a subject. */
const BEGINNINGS = /^(?:Of|What of|So (?:few|many)|Whose|That)\b/;
const COMMENT_LINE = /^\s*(?:\{?\/\*+|\*|\/\/)(?:\s+(?<words>.*))?$/;

/**
 * Returns the lines of a source file that are not plain English, as `line: words`: comments, names and
 * texts with a banned word, and comments that begin without a subject. A name in backticks passes.
 */
export function unplainLines(source: string): string[] {
  const found: string[] = [];
  let isFirst = true;
  for (const [index, line] of source.split('\n').entries()) {
    const comment = COMMENT_LINE.exec(line);
    const words = comment?.groups?.['words']?.replaceAll(/`[^`]*`|\s*\*\/\}?$/g, '') ?? '';
    const isBanned = BANNED.test(comment === null ? line : words);
    if (isBanned || (isFirst && BEGINNINGS.test(words)))
      found.push(`${index + 1}: ${comment === null ? line.trim() : words}`);
    // The words of a block may begin on its second line.
    isFirst = comment === null || words === '';
  }
  return found;
}
