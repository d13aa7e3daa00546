/** A chunk of scripts: its file, the chunks that it loads, and the sheets of its modules. */
export interface StyledChunk {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
  sheets: readonly string[];
}

/** The sheet that every page links. */
export const FIRST = 'style';
/** The sheet with what pages of several groups can show. */
const SHARED = 'shared';

export interface DividedSheets {
  /** The parts of each sheet, in their order. */
  sheets: Map<string, string[]>;
  /** Sheets that an entry links besides the first, in the order in which later ones win. */
  links: Map<string, string[]>;
}

/**
 * Returns the sheets of all chunks in groups: the first sheet has what entries of the group `FIRST`
 * can show, one has what several other groups can show, and each group has its own: see
 * `styleSheets`. Guests link the sheets of other groups, so that what they show need not move into
 * the shared one.
 */
export function divideSheets(
  chunks: readonly StyledChunk[],
  groupOf: (entry: StyledChunk) => string,
  guests: ReadonlySet<string> = new Set(),
): DividedSheets {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const sheetsOf = (from: readonly StyledChunk[]) => [
    ...new Set(reached(byName, from).flatMap(({ sheets }) => sheets)),
  ];
  const shown = Array.from(new Set(entries.map(groupOf)), (group) => ({
    group,
    sheets: sheetsOf(entries.filter((entry) => groupOf(entry) === group)),
  }));
  const homeOf = (sheet: string) => {
    const showing = shown.filter(({ sheets }) => sheets.includes(sheet)).map(({ group }) => group);
    if (showing.includes(FIRST)) return FIRST;
    const hosts = showing.filter((group) => !guests.has(group));
    const [only = SHARED, ...others] = hosts.length > 0 ? hosts : showing;
    return others.length > 0 ? SHARED : only;
  };
  // The first pages' sheets keep the order that they have there.
  const first = shown.find(({ group }) => group === FIRST)?.sheets ?? [];
  const all = [...new Set([...first, ...sheetsOf(entries)])];
  const homes = new Set(all.map(homeOf));
  return {
    sheets: new Map(
      Array.from(homes, (home) => [home, all.filter((sheet) => homeOf(sheet) === home)]),
    ),
    links: new Map(
      entries.map((entry) => {
        const linked = new Set(sheetsOf([entry]).map(homeOf));
        const own = groupOf(entry);
        const hosts = guests.has(own) ? [...linked].filter((home) => home !== own) : [];
        const others = [...new Set([SHARED, ...hosts, own])].filter((home) => linked.has(home));
        return [entry.fileName, others.filter((home) => home !== FIRST)];
      }),
    ),
  };
}

/**
 * Returns the entries and all that they can load. A chunk's imports come before it, since its own
 * rules win; chunks that load later come last.
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
  // `later` grows while the loop reads it.
  for (const name of later) collect(name);
  return found;
}
