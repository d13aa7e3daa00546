import * as v from 'valibot';
import { isPlainText, MAX_ID_BYTES } from './text.ts';

/** A fault of a body, and the keys that lead to it from the root. */
export interface BodyFault {
  keys: readonly unknown[];
  message: string;
}

export type ParsedRequest<Output> =
  | { kind: 'ok'; body: Output }
  | { kind: 'malformed'; faults: BodyFault[] };

/** Limit of reported faults. A sender who fixes these gets the rest next. */
const MAX_FAULTS = 100;

/** Deepest nesting of a value, in keys; the schemas have less than a dozen. */
const MAX_DEPTH = 32;

/**
 * Parses an ingest body by its schema. A member named `__proto__`, `constructor` or `prototype` is
 * a fault at any depth: the schema library skips such members of records, so the server would
 * acknowledge data that it loses. Too deep nesting is a fault too, and so are texts and ids that
 * harm pages: stored ones may be older than this rule, so the schemas take them. Reports at most
 * `MAX_FAULTS`.
 */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): ParsedRequest<v.InferOutput<Schema>> {
  const ofShape = faultsOfShape(json);
  if (ofShape.length > 0) return { kind: 'malformed', faults: ofShape };
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { kind: 'ok', body: parsed.output };
  const faults = parsed.issues.slice(0, MAX_FAULTS).map(({ path, message }) => ({
    keys: path?.map(({ key }) => key) ?? [],
    message,
  }));
  return { kind: 'malformed', faults };
}

/** Returns the path of a fault, such as `updates[3].score.home`; empty for the whole body. */
export function formatPath(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

const SPECIAL: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns faults that schemas miss: special members, texts and ids that harm pages, and nesting
 * deeper than any schema.
 * `MAX_DEPTH` limits the length of a path and `MAX_FAULTS` the number of paths, so the work grows
 * only with the body. Not recursive, because JSON can be nested deeper than the call stack.
 */
function faultsOfShape(json: unknown): BodyFault[] {
  const faults: BodyFault[] = [];
  const waiting: Place[] = [{ value: json, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    const depth = place.depth + 1;
    for (const [key, inner] of Object.entries(value)) {
      const at = { value: inner, depth, key: isList ? Number(key) : key, within: place };
      const message = faultOf(at, key);
      if (message !== null) faults.push({ keys: keysTo(at), message });
      else if (typeof inner === 'object') waiting.push(at);
      if (faults.length === MAX_FAULTS) return faults;
    }
  }
  return faults;
}

function faultOf({ value, depth, within }: Place, key: string): string | null {
  if (SPECIAL.has(key) || !isPlainText(key)) return 'may not have this name';
  if (typeof value === 'string')
    return faultOfText(value, Array.isArray(within?.value) ? String(within.key) : key);
  if (typeof value === 'object' && depth >= MAX_DEPTH) return 'is nested too deeply';
  return null;
}

/** Names of members with ids. */
const ID = /^id$|Ids?$/;
/** Names of members with HTML, whose lines are the article's own. */
const HTML: ReadonlySet<string> = new Set(['html', 'introduction']);

/** Returns the fault of a text; `name` is that of its member, or of its list. */
function faultOfText(text: string, name: string): string | null {
  if (ID.test(name))
    return new TextEncoder().encode(text).byteLength > MAX_ID_BYTES
      ? `must be at most ${MAX_ID_BYTES} bytes in UTF-8`
      : null;
  return HTML.has(name) || isPlainText(text)
    ? null
    : 'must not have five marks on a letter, hidden characters, or four words that are one character';
}

interface Place {
  value: unknown;
  /** Number of keys from the root. */
  depth: number;
  key?: string | number;
  within?: Place;
}

function keysTo(place: Place): unknown[] {
  const keys: unknown[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.within) keys.push(at.key);
  return keys.toReversed();
}
