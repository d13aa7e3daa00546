import * as v from 'valibot';

/** What is wrong with a body, and where: the keys that lead there from its root. */
export interface BodyFault {
  keys: readonly unknown[];
  message: string;
}

export type ParsedRequest<Output> =
  | { kind: 'ok'; body: Output }
  | { kind: 'malformed'; faults: BodyFault[] };

/** A body with more faults is told these; its sender mends them and sees the rest. */
const MAX_FAULTS = 100;

/** Keys that lead to a value, at most; the schemas have less than a dozen. */
const MAX_DEPTH = 32;

/**
 * Parses the JSON of an ingest body by its schema. A member that JavaScript's
 * objects treat specially is a fault wherever it stands: the schema library
 * passes over those in records, so they would be acknowledged and lost. A body
 * that is nested too deeply is one too. At most `MAX_FAULTS` are told.
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

const SPECIAL: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What no schema sees: special members, and nesting far beyond what any schema
 * has. The depth bounds the length of each path and the number of faults that
 * of paths, so that the work is bounded by the body's length. Not recursive,
 * because JSON may be nested deeper than calls can be.
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

function faultOf({ value, depth }: Place, key: string): string | null {
  if (SPECIAL.has(key)) return 'may not have this name';
  if (typeof value === 'object' && depth >= MAX_DEPTH) return 'is nested too deeply';
  return null;
}

interface Place {
  value: unknown;
  /** How many keys lead there. */
  depth: number;
  key?: string | number;
  within?: Place;
}

function keysTo(place: Place): unknown[] {
  const keys: unknown[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.within) keys.push(at.key);
  return keys.toReversed();
}
