import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml';

export type FrontMatter<Output> =
  | { kind: 'read'; output: Output; body: string; bodyLine: number; lineOf: LineOf }
  | { kind: 'faulty'; faults: { line: number; message: string }[] };

/**
 * Returns the line of a member in the file; the first line of the front matter's members if it is
 * missing.
 */
export type LineOf = (keys: readonly PropertyKey[]) => number;

const FENCE = /^---[ \t]*$/;

/**
 * Reads a file's front matter, the YAML between its first two `---` lines, and the text below it.
 * Lines count from 1, in the file.
 */
export function readFrontMatter<const Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): FrontMatter<v.InferOutput<Schema>> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? ''))
    return faulty(1, 'the file must begin with front matter: a line of ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return faulty(1, 'the front matter has no end: a second line of --- is missing');
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.slice(1, end).join('\n'), { lineCounter });
  // The first line is the fence.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  const [fault] = document.errors;
  if (fault) return faulty(lineAt(fault.pos[0]), messageOf(fault.message));
  if (!isMap(document.contents)) return faulty(2, 'the front matter must be members with values');
  const lineOf: LineOf = (keys) => lineAt(offsetOf(document, keys));
  const value: unknown = document.toJS();
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success)
    return {
      kind: 'read',
      output: parsed.output,
      body: lines.slice(end + 1).join('\n'),
      bodyLine: end + 2,
      lineOf,
    };
  const faults = parsed.issues.map((issue) => {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    return { line: lineOf(keys.filter(isKey)), message: describeIssue(issue, keys) };
  });
  return { kind: 'faulty', faults };
}

function faulty(
  line: number,
  message: string,
): { kind: 'faulty'; faults: [{ line: number; message: string }] } {
  return { kind: 'faulty', faults: [{ line, message }] };
}

/** Returns a YAML fault without its excerpt and position. */
function messageOf(fault: string): string {
  return (fault.split('\n')[0] ?? fault).replace(/ at line \d+, column \d+:?$/, '');
}

function isKey(key: unknown): key is PropertyKey {
  return typeof key === 'string' || typeof key === 'number';
}

function describeIssue(issue: v.BaseIssue<unknown>, keys: readonly unknown[]): string {
  const name = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `${name} is no member that front matter has`;
  if (issue.received === 'undefined') return `${name} is missing`;
  return `${name}: ${issue.message}`;
}

/** Returns the offset of a member, or of its top-level member; 0 if that is missing. */
function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  const { contents } = document;
  const [first] = keys;
  if (!isMap(contents) || first === undefined) return 0;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === first);
  if (!pair || !isScalar(pair.key)) return 0;
  const within = keys.length > 1 ? document.getIn(keys, true) : undefined;
  return (isScalar(within) ? within.range?.[0] : undefined) ?? pair.key.range?.[0] ?? 0;
}
