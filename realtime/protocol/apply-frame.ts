import * as v from 'valibot';
import type { MatchDelta, MergePatch, SportDelta } from './frame.ts';
import {
  matchLineSchema,
  matchStateSchema,
  type MatchLine,
  type MatchState,
} from './match-state.ts';
import { applyMergePatch } from './merge-patch.ts';
import { upsertIncidents } from './upsert-incidents.ts';

/*
 * A delta parses only the members of its patch, because a state may contain hundreds of incidents
 * and a list of matches receives ten frames per second.
 */
const CLEARABLE_OF_STATE = clearableOf(matchStateSchema);
const CLEARABLE_OF_LINE = clearableOf(matchLineSchema);
const statePatchSchema = v.partial(matchStateSchema);
const linePatchSchema = v.partial(matchLineSchema);

/**
 * Returns the state after a delta (design §3): merges its patch, then upserts its incidents by id.
 * Unchanged members keep their identity. Throws a `ValiError` when the result would be invalid.
 */
export function applyMatchDelta(state: MatchState, delta: MatchDelta): MatchState {
  const { patch, incidents } = delta;
  const next = { ...state };
  if (patch) {
    Object.assign(next, v.parse(statePatchSchema, mergedMembers(state, patch, CLEARABLE_OF_STATE)));
    for (const key of CLEARABLE_OF_STATE)
      if (patch[key] === null) Reflect.deleteProperty(next, key);
  }
  if (incidents) next.incidents = upsertIncidents(next.incidents, incidents);
  return next;
}

/**
 * Returns the lines after a sport room's delta (design §3). Unchanged lines keep their identity.
 * Throws a `ValiError` when a line would be invalid.
 */
export function applySportDelta(
  lines: Readonly<Record<string, MatchLine>>,
  delta: SportDelta,
): Record<string, MatchLine> {
  const next = { ...lines };
  for (const [matchId, patch] of Object.entries(delta.lines)) {
    const line = Object.hasOwn(next, matchId) ? next[matchId] : undefined;
    if (patch === null) delete next[matchId];
    else next[matchId] = line ? patchedLine(line, patch) : v.parse(matchLineSchema, patch);
  }
  return next;
}

function patchedLine(line: MatchLine, patch: MergePatch): MatchLine {
  const next = { ...line };
  Object.assign(next, v.parse(linePatchSchema, mergedMembers(line, patch, CLEARABLE_OF_LINE)));
  for (const key of CLEARABLE_OF_LINE) if (patch[key] === null) Reflect.deleteProperty(next, key);
  return next;
}

/** Returns the names of the optional members, which null in a patch deletes. */
function clearableOf({ entries }: { entries: Record<string, { type: string }> }): string[] {
  return Object.keys(entries).filter((key) => entries[key]?.type === 'optional');
}

/** Returns the new values of a patch's members; a forbidden null stays, so that parsing fails. */
function mergedMembers(
  current: Readonly<Record<string, unknown>>,
  patch: MergePatch,
  clearable: readonly string[],
): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(patch))
    if (value !== null || !clearable.includes(key))
      members[key] = applyMergePatch(current[key], value);
  return members;
}
