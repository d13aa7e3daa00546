import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import type { RoomsEnv } from '../../realtime/hosts/rooms-env.ts';
import { mapBounded } from './map-bounded.ts';

/** Rooms that one request talks to at the same time. */
const ROOMS_AT_ONCE = 16;

/** The updates of one match in the request's order, and their results. */
export interface AppliedMatch {
  matchId: string;
  outcomes: { update: MatchUpdate; result: IngestResult }[];
  /** The room's state after them; null without one. */
  snapshot: MatchSnapshot | null;
}

export interface AppliedUpdates {
  /** In the request's order. */
  results: IngestResult[];
  matches: AppliedMatch[];
}

/**
 * Sends each match's updates to its room, which has stored them durably when this resolves. Throws
 * when a room does not answer; in a repeated request, updates that other rooms took are duplicates.
 */
export async function applyUpdates(
  env: RoomsEnv,
  updates: readonly MatchUpdate[],
): Promise<AppliedUpdates> {
  const groups = [...Map.groupBy(updates, (update) => update.matchId)];
  const matches = await mapBounded(groups, ROOMS_AT_ONCE, async ([matchId, group]) =>
    applyToRoom(env, matchId, group),
  );
  const resultOf = new Map(
    matches.flatMap(({ outcomes }) => outcomes.map(({ update, result }) => [update, result])),
  );
  return { results: updates.map((update) => resultFor(resultOf, update)), matches };
}

async function applyToRoom(
  env: RoomsEnv,
  matchId: string,
  updates: MatchUpdate[],
): Promise<AppliedMatch> {
  const answer = await matchRoom(env, matchId).ingest(updates);
  const resultOf = new Map(updates.map((update, index) => [update, answer.results[index]]));
  return {
    matchId,
    outcomes: updates.map((update) => ({ update, result: resultFor(resultOf, update) })),
    snapshot: answer.snapshot,
  };
}

function resultFor(
  results: ReadonlyMap<MatchUpdate, IngestResult | undefined>,
  update: MatchUpdate,
): IngestResult {
  const result = results.get(update);
  if (!result) throw new Error(`The room of ${update.matchId} left an update without a result`);
  return result;
}
