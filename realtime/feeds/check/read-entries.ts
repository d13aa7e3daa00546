/** An update, a match of the catalogue, or the body of a request, as a file has it. */
export interface Entry {
  /** 'line 3' or '[3]'; empty if the file is one entry. */
  place: string;
  value: unknown;
}

/** A fault of an entry. `path` leads to it from the entry; empty for the whole. */
export interface EntryFault {
  place: string;
  path: string;
  message: string;
}

export interface ReadEntries {
  entries: Entry[];
  faults: EntryFault[];
}

/** Reads a file that is JSON, one entry or a list of them, or has an entry of JSON on each line. */
export function readEntries(text: string): ReadEntries {
  const whole = parse(text.replace(/^\u{feff}/u, ''));
  if (whole.kind === 'json') {
    const { value } = whole;
    if (!Array.isArray(value)) return { entries: [{ place: '', value }], faults: [] };
    const list: readonly unknown[] = value;
    return { entries: list.map((each, at) => ({ place: `[${at}]`, value: each })), faults: [] };
  }
  const lines = text
    .split('\n')
    .map((line, at) => ({ place: `line ${at + 1}`, line: line.trim() }))
    .filter(({ line }) => line !== '')
    .map(({ place, line }) => ({ place, read: parse(line) }));
  const [first] = lines;
  // A file whose first line is no entry by itself is one JSON text with a fault.
  if (first === undefined || first.read.kind !== 'json' || !isObject(first.read.value))
    return { entries: [], faults: [{ place: '', path: '', message: whole.fault }] };
  return {
    entries: lines.flatMap(({ place, read }) =>
      read.kind === 'json' ? [{ place, value: read.value }] : [],
    ),
    faults: lines.flatMap(({ place, read }) =>
      read.kind === 'json' ? [] : [{ place, path: '', message: read.fault }],
    ),
  };
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): { kind: 'json'; value: unknown } | { kind: 'broken'; fault: string } {
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'broken', fault: `is not JSON: ${error instanceof Error ? error.message : ''}` };
  }
}
