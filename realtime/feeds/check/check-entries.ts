import type * as v from 'valibot';
import {
  catalogueMatchSchema,
  catalogueRequestSchema,
  MAX_MATCHES_PER_REQUEST,
  type CatalogueMatch,
} from '../../protocol/catalogue.ts';
import {
  ingestRequestSchema,
  matchUpdateSchema,
  MAX_UPDATES_PER_REQUEST,
  type MatchUpdate,
} from '../../protocol/ingest.ts';
import { formatPath, parseRequest } from '../../protocol/parse-request.ts';
import { isObject, type Entry, type EntryFault } from './read-entries.ts';

/** An update, and where the file has it. */
export interface PlacedUpdate {
  place: string;
  path: string;
  update: MatchUpdate;
}

export interface CheckedEntries {
  faults: EntryFault[];
  /** The valid updates, in the file's order. */
  updates: PlacedUpdate[];
  /** The valid matches of the catalogue. */
  matches: CatalogueMatch[];
}

/** Parses each entry with the schema of its kind. Its members show the kind. */
export function checkEntries(entries: readonly Entry[]): CheckedEntries {
  const checked: CheckedEntries = { faults: [], updates: [], matches: [] };
  for (const entry of entries) checkEntry(entry, checked);
  return checked;
}

const NO_KIND =
  'must be an update (matchId, sequence, occurredAt, …), a match of the catalogue (matchId, fixture, …), or the body of a request: {source, updates} or {source, matches, …}';

function checkEntry(entry: Entry, { faults, updates, matches }: CheckedEntries): void {
  const { place, value } = entry;
  const members = isObject(value) ? Object.keys(value) : [];
  const has = (name: string) => members.includes(name);
  if (has('updates')) {
    const body = parsed(ingestRequestSchema, entry, faults);
    faults.push(...excess(entry, 'updates', MAX_UPDATES_PER_REQUEST));
    for (const [at, update] of body?.updates.entries() ?? [])
      updates.push({ place, path: `updates[${at}]`, update });
  } else if (has('matches')) {
    const body = parsed(catalogueRequestSchema, entry, faults);
    faults.push(...excess(entry, 'matches', MAX_MATCHES_PER_REQUEST));
    matches.push(...(body?.matches ?? []));
  } else if (has('sequence') || has('occurredAt')) {
    const update = parsed(matchUpdateSchema, entry, faults);
    if (update) updates.push({ place, path: '', update });
  } else if (has('fixture')) {
    const match = parsed(catalogueMatchSchema, entry, faults);
    if (match) matches.push(match);
  } else faults.push({ place, path: '', message: NO_KIND });
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  { place, value }: Entry,
  faults: EntryFault[],
): v.InferOutput<Schema> | undefined {
  const read = parseRequest(schema, value);
  if (read.kind === 'ok') return read.body;
  for (const { keys, message } of read.faults)
    faults.push({ place, path: formatPath(keys), message: withMembers(schema, keys, message) });
  return undefined;
}

/** Returns the fault of a list that a request cannot have: the server answers 413. */
function excess({ place, value }: Entry, list: string, most: number): EntryFault[] {
  const entries: unknown = isObject(value)
    ? Object.entries(value).find(([name]) => name === list)?.[1]
    : [];
  const count = Array.isArray(entries) ? entries.length : 0;
  if (count <= most) return [];
  return [{ place, path: list, message: `has ${count} entries: a request takes ${most} at most` }];
}

/** Adds the members that an object takes to the message about one that it does not take. */
function withMembers(schema: v.GenericSchema, keys: readonly unknown[], message: string): string {
  if (!message.startsWith('Invalid key: Expected never')) return message;
  let at: unknown = schema;
  for (const key of keys.slice(0, -1)) at = innerOf(at, key);
  const entries = memberOf(unwrapped(at), 'entries');
  if (!isObject(entries)) return message;
  return `is no member here. Those that are: ${Object.keys(entries).join(', ')}`;
}

/** Returns the schema of a member or of a list's items. */
function innerOf(schema: unknown, key: unknown): unknown {
  const own = unwrapped(schema);
  return typeof key === 'number' ? memberOf(own, 'item') : memberOf(memberOf(own, 'entries'), key);
}

/** Returns the schema inside `optional` and `nullable`. */
function unwrapped(schema: unknown): unknown {
  const inner = memberOf(schema, 'wrapped');
  return inner === undefined ? schema : unwrapped(inner);
}

function memberOf(value: unknown, name: unknown): unknown {
  return isObject(value) ? new Map<unknown, unknown>(Object.entries(value)).get(name) : undefined;
}
