import * as v from 'valibot';
import {
  catalogueMatchSchema,
  catalogueRequestSchema,
  MAX_MATCHES_PER_REQUEST,
  type CatalogueMatch,
} from '../../protocol/catalogue.ts';
import {
  detailsRequestSchema,
  MAX_DETAILS_PER_REQUEST,
  type MatchDetails,
} from '../../protocol/details.ts';
import { heartbeatRequestSchema, MAX_MATCHES_PER_HEARTBEAT } from '../../protocol/heartbeat.ts';
import {
  ingestRequestSchema,
  matchUpdateSchema,
  MAX_UPDATES_PER_REQUEST,
} from '../../protocol/ingest.ts';
import { formatPath, parseRequest } from '../../protocol/parse-request.ts';
import { sportIdSchema } from '../../protocol/sport.ts';
import { sportById } from '../../sports/registry.ts';
import type { SportId } from '../../sports/sport.ts';
import { allowedMatchStatuses, type PlacedUpdate } from './check-rooms.ts';
import { isObject, type Entry, type EntryFault } from './read-entries.ts';

export interface CheckedEntries {
  faults: EntryFault[];
  /** What is valid, but likely a mistake. */
  warnings: EntryFault[];
  /** The valid updates, in the file's order. */
  updates: PlacedUpdate[];
  /** The valid matches of the catalogue. */
  matches: CatalogueMatch[];
  /** The valid details of matches. */
  details: MatchDetails[];
  /** Number of valid heartbeats. */
  heartbeats: number;
}

/** Parses each entry with the schema of its kind. Its members show the kind. */
export function checkEntries(entries: readonly Entry[]): CheckedEntries {
  const checked: CheckedEntries = {
    faults: [],
    warnings: [],
    updates: [],
    matches: [],
    details: [],
    heartbeats: 0,
  };
  const sports = sportsOf(entries);
  for (const entry of entries) checkEntry(entry, checked, sports);
  return checked;
}

/** The sport of each match that a fixture of the file names. */
type Sports = ReadonlyMap<unknown, SportId>;

const NO_KIND =
  'must be an update (matchId, sequence, occurredAt, …), a match of the catalogue (matchId, fixture, …), or the body of a request: {source, updates}, {source, matches, …}, {source, details} or {source, matchIds}';

function checkEntry(entry: Entry, checked: CheckedEntries, sports: Sports): void {
  const { place, value } = entry;
  const { updates, matches, details, faults } = checked;
  const has = (name: string) => isObject(value) && Object.hasOwn(value, name);
  const parsed = <Schema extends v.GenericSchema>(schema: Schema) =>
    parse(schema, entry, checked, sports);
  if (has('updates')) {
    const body = parsed(ingestRequestSchema);
    faults.push(...excess(entry, 'updates', MAX_UPDATES_PER_REQUEST));
    for (const [at, update] of body?.updates.entries() ?? [])
      updates.push({ place, path: `updates[${at}]`, update });
  } else if (has('matches')) {
    const body = parsed(catalogueRequestSchema);
    faults.push(...excess(entry, 'matches', MAX_MATCHES_PER_REQUEST));
    matches.push(...(body?.matches ?? []));
  } else if (has('details')) {
    const body = parsed(detailsRequestSchema);
    faults.push(...excess(entry, 'details', MAX_DETAILS_PER_REQUEST));
    details.push(...(body?.details ?? []));
  } else if (has('matchIds')) {
    if (parsed(heartbeatRequestSchema)) checked.heartbeats += 1;
    faults.push(...excess(entry, 'matchIds', MAX_MATCHES_PER_HEARTBEAT));
  } else if (has('sequence') || has('occurredAt')) {
    const update = parsed(matchUpdateSchema);
    if (update) updates.push({ place, path: '', update });
  } else if (has('fixture')) {
    const match = parsed(catalogueMatchSchema);
    if (match) matches.push(match);
  } else faults.push({ place, path: '', message: NO_KIND });
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  { place, value }: Entry,
  { faults, warnings }: CheckedEntries,
  sports: Sports,
): v.InferOutput<Schema> | undefined {
  const read = parseRequest(schema, value);
  if (read.kind === 'ok') {
    for (const { keys, time } of earlyTimes(value))
      warnings.push({ place, path: formatPath(keys), message: earlyText(time) });
    return read.body;
  }
  for (const { keys, message } of read.faults)
    faults.push({
      place,
      path: formatPath(keys),
      message: faultOfMatchStatus(value, keys, sports) ?? withMembers(schema, keys, message),
    });
  return undefined;
}

/** Times nearer to 1970 than this, in ms, are likely seconds: as seconds they reach into the year 5138. */
const EARLY = 1e11;
const TIMES: ReadonlySet<string> = new Set(['startTime', 'occurredAt']);

interface EarlyTime {
  keys: readonly (string | number)[];
  time: number;
}

/** Returns the times in a valid entry that are likely seconds. */
function earlyTimes(value: unknown, keys: EarlyTime['keys'] = []): EarlyTime[] {
  if (typeof value === 'number')
    return TIMES.has(String(keys.at(-1))) && Math.abs(value) < EARLY ? [{ keys, time: value }] : [];
  if (Array.isArray(value)) return value.flatMap((each, at) => earlyTimes(each, [...keys, at]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => earlyTimes(each, [...keys, key]));
}

function earlyText(time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return `warning: ${time} is on ${day}: seconds? Times are milliseconds.`;
}

function sportsOf(entries: readonly Entry[]): Sports {
  const sports = new Map<unknown, SportId>();
  for (const { value } of entries) {
    const lists = ['updates', 'matches'].map((name) => memberOf(value, name));
    for (const match of [value, ...lists.flat()]) {
      const sportId = sportOf(match);
      if (sportId !== undefined) sports.set(memberOf(match, 'matchId'), sportId);
    }
  }
  return sports;
}

/** Returns the sport that a match's own fixture names. */
function sportOf(match: unknown): SportId | undefined {
  const sportId = memberOf(memberOf(match, 'fixture'), 'sportId');
  return v.is(sportIdSchema, sportId) ? sportId : undefined;
}

/** Returns the fault of a `matchStatus` as a room says it, where the file tells the match's sport. */
function faultOfMatchStatus(
  entry: unknown,
  keys: readonly unknown[],
  sports: Sports,
): string | undefined {
  if (keys.at(-1) !== 'matchStatus') return undefined;
  let at = entry;
  let sportId: SportId | undefined;
  for (const key of keys) {
    sportId = sportOf(at) ?? sports.get(memberOf(at, 'matchId')) ?? sportId;
    at = memberOf(at, key);
  }
  return typeof at === 'string' && sportId !== undefined
    ? `${sportById(sportId).key} has no '${at}'; ${allowedMatchStatuses(sportId)}`
    : undefined;
}

/** Returns the fault of a list that a request cannot have: the server answers 413. */
function excess({ place, value }: Entry, list: string, most: number): EntryFault[] {
  const entries = memberOf(value, list);
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

/** Returns a member of an object, or an item of a list. */
function memberOf(value: unknown, name: unknown): unknown {
  if (Array.isArray(value)) return typeof name === 'number' ? value[name] : undefined;
  return isObject(value) ? new Map<unknown, unknown>(Object.entries(value)).get(name) : undefined;
}
