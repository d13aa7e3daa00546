import * as v from 'valibot';
import { matchUpdateSchema, type MatchUpdate } from '../protocol/ingest.ts';
import { epochSchema, versionSchema } from '../protocol/frame.ts';
import { matchLineSchema, matchStateSchema } from '../protocol/match-state.ts';
import { timeSchema } from '../protocol/primitives.ts';
import { cleanText, isOneSegment } from '../protocol/text.ts';
import type { Checkpoint } from '../rooms/fold.ts';
import type { HeldLine } from '../rooms/sport-room.ts';
import { log as logLine } from './log.ts';

const checkpointSchema = v.strictObject({
  sequence: matchUpdateSchema.entries.sequence,
  state: v.nullable(matchStateSchema),
});

/**
 * Repairs a match room's data from older schemas to fit today's: rooms outlive old rules, and one
 * bad value must not hide a match. Leaves out log entries that are beyond repair.
 */
export function repairCourse(
  room: string,
  stored: { checkpoint: unknown; log: readonly unknown[] },
): { checkpoint: Checkpoint | null; log: MatchUpdate[] } {
  const checkpoint = stored.checkpoint ? mendStored(checkpointSchema, stored.checkpoint) : null;
  const entries = stored.log.flatMap((entry) => mendStored(matchUpdateSchema, entry) ?? []);
  const log = [...new Map(entries.map((entry) => [entry.sequence, entry])).values()];
  const leftOut = stored.log.length - entries.length + (checkpoint === undefined ? 1 : 0);
  if (leftOut > 0) logLine('warn', 'stored-left-out', { room, entries: leftOut });
  // The log may still contain entries of the checkpoint: they are deleted later.
  const after = checkpoint?.sequence ?? 0;
  return { checkpoint: checkpoint ?? null, log: log.filter(({ sequence }) => sequence > after) };
}

const heldLineSchema = v.strictObject({
  epoch: epochSchema,
  version: versionSchema,
  line: v.nullable(matchLineSchema),
  closedAt: v.nullable(timeSchema),
  lastSeenAt: timeSchema,
  droppedAt: v.nullable(timeSchema),
});

/**
 * Returns a sport room's stored lines, and whether all of them fit today's schemas. This runs
 * whenever the room wakes: a line takes some microseconds. Leaves out lines that are beyond repair.
 */
export function repairLines(stored: Iterable<readonly [matchId: string, held: unknown]>): {
  lines: [matchId: string, held: HeldLine][];
  isAsStored: boolean;
} {
  let isAsStored = true;
  const lines: [string, HeldLine][] = [];
  for (const [matchId, value] of stored) {
    const isGood = v.is(heldLineSchema, value);
    const held = isGood ? value : mendStored(heldLineSchema, value);
    isAsStored &&= isGood;
    if (held) lines.push([matchId, held]);
    else logLine('warn', 'stored-left-out', { room: matchId, entries: 1 });
  }
  return { lines, isAsStored };
}

/**
 * Returns the value, or its repaired version: clean texts, ids valid in paths, numbers within
 * bounds, and without the members and entries that still do not parse. Undefined if that is not
 * enough.
 */
export function mendStored<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  let parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const rest = cleaned(value);
  rewriteIds(rest, v.safeParse(schema, rest).issues ?? []);
  for (;;) {
    parsed = v.safeParse(schema, rest);
    if (parsed.success) return parsed.output;
    if (clamp(rest, parsed.issues)) continue;
    if (!takeOut(rest, parsed.issues)) return undefined;
  }
}

/** Returns a copy with clean texts. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]));
}

/** Replaces characters of ids that are invalid in paths with hyphens: a fixture needs its ids. */
function rewriteIds(root: unknown, issues: readonly v.BaseIssue<unknown>[]): void {
  for (const { requirement, input, path } of issues) {
    if (requirement !== isOneSegment || typeof input !== 'string') continue;
    const { container, key } = placeOf(root, path) ?? {};
    const id = input.normalize('NFKC').replace(/[/\\]|^\.+|%(?=[0-9a-f]{2})/giu, hyphens);
    if (container && key !== undefined) Reflect.set(container, key, id);
  }
}

function hyphens(text: string): string {
  return '-'.repeat(text.length);
}

/**
 * Clamps numbers that the issues name to their bounds: a fixture needs its start, and a match its
 * fixture. A minimum of 0 or more defines a number's kind, not its size: numbers below it are
 * removed instead. Returns false if no number changed.
 */
function clamp(root: unknown, issues: readonly v.BaseIssue<unknown>[]): boolean {
  let clamped = false;
  for (const { type, requirement, input, path } of issues) {
    const isBeyond = type === 'max_value' || (type === 'min_value' && Number(requirement) < 0);
    if (!isBeyond || !Number.isFinite(input)) continue;
    const place = placeOf(root, path);
    if (!place) continue;
    Reflect.set(place.container, place.key, requirement);
    clamped = true;
  }
  return clamped;
}

/**
 * Removes the values that the issues name; for a missing member, its parent. Returns false when an
 * issue names the whole value.
 */
function takeOut(root: unknown, issues: readonly v.BaseIssue<unknown>[]): boolean {
  const doomed = new Map<object, Set<string>>();
  for (const { path } of issues) {
    const place = placeOf(root, path);
    if (!place) return false;
    const keys = doomed.get(place.container) ?? new Set();
    doomed.set(place.container, keys.add(place.key));
  }
  for (const [container, keys] of doomed)
    if (Array.isArray(container)) {
      const kept: unknown[] = container.filter((_entry, index) => !keys.has(String(index)));
      container.splice(0, container.length, ...kept);
    } else for (const key of keys) Reflect.deleteProperty(container, key);
  return true;
}

/** Returns the deepest existing place of an issue; undefined for the whole value. */
function placeOf(
  root: unknown,
  path: v.BaseIssue<unknown>['path'],
): { container: object; key: string } | undefined {
  let at = root;
  let last: { container: object; key: string } | undefined;
  for (const { key } of path ?? []) {
    const name = String(key);
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) break;
    last = { container: at, key: name };
    at = Reflect.get(at, name);
  }
  return last;
}
