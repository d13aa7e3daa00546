/** Words with a plainer one: sent or reported, again, pending. */
const BANNED = /\b(?:told|anew|owed)\b/i;
/** Beginnings of sentences without a subject. */
const BEGINNINGS = /^(?:Of|What of|So (?:few|many)|Whose|That)\b/;
const COMMENT_LINE = /^\s*(?:\{?\/\*+|\*|\/\/)(?:\s+(?<words>.*))?$/;

/**
 * Returns the lines of a source file whose comments are not plain English, as `line: words`. A name in
 * backticks passes.
 */
export function unplainComments(source: string): string[] {
  const found: string[] = [];
  let isFirst = true;
  for (const [index, line] of source.split('\n').entries()) {
    const comment = COMMENT_LINE.exec(line);
    const words = comment?.groups?.['words']?.replaceAll(/`[^`]*`|\s*\*\/\}?$/g, '') ?? '';
    if (BANNED.test(words) || (isFirst && BEGINNINGS.test(words)))
      found.push(`${index + 1}: ${words}`);
    // The words of a block may begin on its second line.
    isFirst = comment === null || words === '';
  }
  return found;
}
