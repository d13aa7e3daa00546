/** What is known of a chunk of scripts: its file, what it loads, and the sheets of its modules. */
export interface StyledChunk {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  sheets: readonly string[];
}

export interface TwoSheets {
  /** Sheets of all that the first entries can show, in their order. */
  first: string[];
  /** All others, in their order. */
  more: string[];
  /** Entries that can show something of `more`. */
  withMore: Set<string>;
}

/** Divides the sheets of all chunks in two: see `styleSheets`. */
export function twoSheets(
  chunks: readonly StyledChunk[],
  isFirst: (entry: StyledChunk) => boolean,
): TwoSheets {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const sheetsOf = (from: readonly StyledChunk[]) => [
    ...new Set(reached(byName, from).flatMap(({ sheets }) => sheets)),
  ];
  const first = sheetsOf(entries.filter(isFirst));
  const isMore = (sheet: string) => !first.includes(sheet);
  return {
    first,
    more: sheetsOf(entries).filter(isMore),
    withMore: new Set(
      entries.filter((entry) => sheetsOf([entry]).some(isMore)).map(({ fileName }) => fileName),
    ),
  };
}

/**
 * Returns the entries and all that they can load. What a chunk imports stands before it, since its
 * own rules win; what loads later stands last.
 */
function reached(
  byName: ReadonlyMap<string, StyledChunk>,
  entries: readonly StyledChunk[],
): StyledChunk[] {
  const found: StyledChunk[] = [];
  const seen = new Set<string>();
  const later: string[] = [];
  const collect = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(collect);
    later.push(...chunk.dynamicImports);
    found.push(chunk);
  };
  for (const { fileName } of entries) collect(fileName);
  // Grows while it is read.
  for (const name of later) collect(name);
  return found;
}
