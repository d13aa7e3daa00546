import * as v from 'valibot';

/** What is wrong with a body, and where: the keys that lead there from its root. */
export interface BodyFault {
  keys: readonly unknown[];
  message: string;
}

export type ParsedRequest<Output> =
  | { kind: 'ok'; body: Output }
  | { kind: 'malformed'; faults: BodyFault[] };

/**
 * Parses the JSON of an ingest body by its schema. A member that JavaScript's
 * objects treat specially is a fault wherever it stands: the schema library
 * passes over those in records, so they would be acknowledged and lost.
 */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): ParsedRequest<v.InferOutput<Schema>> {
  const special = specialMembers(json);
  if (special.length > 0) return { kind: 'malformed', faults: special };
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { kind: 'ok', body: parsed.output };
  const faults = parsed.issues.map(({ path, message }) => ({
    keys: path?.map(({ key }) => key) ?? [],
    message,
  }));
  return { kind: 'malformed', faults };
}

const SPECIAL: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Not recursive, because JSON may be nested deeper than calls can be. */
function specialMembers(json: unknown): BodyFault[] {
  const faults: BodyFault[] = [];
  const waiting: Place[] = [{ value: json }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const at = { value: inner, key: isList ? Number(key) : key, within: place };
      if (SPECIAL.has(key)) faults.push({ keys: keysTo(at), message: 'may not have this name' });
      else if (typeof inner === 'object') waiting.push(at);
    }
  }
  return faults;
}

interface Place {
  value: unknown;
  key?: string | number;
  within?: Place;
}

function keysTo(place: Place): unknown[] {
  const keys: unknown[] = [];
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.within)
    keys.unshift(at.key);
  return keys;
}
