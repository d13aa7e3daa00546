/** Shell variables of a document's examples, by name. */
export type Variables = Map<string, string>;

/** A piece of a shell word: single-quoted, double-quoted, or bare. */
const PIECE = /'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)/y;
const VARIABLE = /\$(\w+)/g;

/** Splits a command line into words, with quotes and variables resolved. Throws on any other shell syntax. */
export function wordsOf(line: string, variables: Variables): string[] {
  const words: string[] = [];
  let at = 0;
  while (at < line.length) {
    const [space = ''] = /^\s+/.exec(line.slice(at)) ?? [];
    at += space.length;
    let word: string | null = null;
    for (;;) {
      PIECE.lastIndex = at;
      const found = PIECE.exec(line);
      if (!found) break;
      const [whole, once, twice, bare] = found;
      const text = once ?? filled(twice ?? bare ?? '', variables);
      if (bare !== undefined && /[;&|<>()`\\*]/.test(bare))
        throw new Error(`Not a line of an example: ${line}`);
      word = (word ?? '') + text;
      at += whole.length;
    }
    if (word === null && at < line.length) throw new Error(`A quote is left open: ${line}`);
    if (word !== null) words.push(word);
  }
  return words;
}

function filled(text: string, variables: Variables): string {
  return text.replaceAll(VARIABLE, (_whole, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`Nothing has reported $${name} yet`);
    return value;
  });
}
