import * as v from 'valibot';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../sports/event-status.ts';
import { ALL_SPORTS } from '../../sports/registry.ts';
import type { SportKey } from '../../sports/sport.ts';
import { sportSnapshotSchema } from '../../protocol/frame.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { MatchLine } from '../../protocol/match-state.ts';
import { roomPath } from '../../protocol/room-name.ts';
import { DAY } from '../season/day.ts';
import { scheduleBetween } from '../season/schedule.ts';
import { outcomeOf } from '../season/scheduled-match.ts';
import { SIMULATED_MATCH } from './simulate.ts';

/** Range of the schedule around now that may have matches left in play, ms. */
const LOOK_BACK = 30 * DAY;
const LOOK_AHEAD = 75 * DAY;

/** An earlier simulator's matches on a server. */
export interface UnfinishedMatches {
  /** Updates that end its orphaned matches. */
  updates: MatchUpdate[];
  /** Ids of matches that are over. */
  closed: ReadonlySet<string>;
}

/**
 * Finds unfinished matches in a server's sport rooms. Simulated matches of an earlier run are
 * abandoned. Scheduled matches get their scheduled result if their time is over or they were
 * brought forward. The sequences are `now` (ms), above all of the earlier run.
 */
export async function findUnfinishedMatches(to: string, now: number): Promise<UnfinishedMatches> {
  const rooms = await Promise.all(ALL_SPORTS.map(({ key }) => fetchLines(to, key)));
  const lines = rooms.flat();
  const inPlay = new Set(
    lines.flatMap(({ matchId, status }) => (IN_PLAY_STATUSES.has(status) ? matchId : [])),
  );
  // A new product has none, and the schedule of a season takes half a second.
  if (inPlay.size === 0) return { updates: [], closed: closedOf(lines) };
  const left = new Map(
    scheduleBetween(now - LOOK_BACK, now + LOOK_AHEAD, now)
      .filter(({ matchId }) => inPlay.has(matchId))
      .map((match) => [match.matchId, match]),
  );
  const updates = lines.flatMap(({ matchId, status }): MatchUpdate[] => {
    if (!IN_PLAY_STATUSES.has(status)) return [];
    const base = { matchId, sequence: now, occurredAt: now, clock: null };
    if (matchId.startsWith(SIMULATED_MATCH)) return [{ ...base, status: 'Abandoned' }];
    const match = left.get(matchId);
    if (!match) return [];
    const { result, endsAt } = outcomeOf(match);
    // A match in play with a future date was brought forward.
    const isOver = endsAt <= now || match.fixture.startTime > now;
    return isOver ? [{ ...base, ...result }] : [];
  });
  return { updates, closed: closedOf(lines) };
}

/** Returns the ids of matches that are over. A postponed match is still to be played on its new date. */
function closedOf(lines: readonly MatchLine[]): ReadonlySet<string> {
  const closed = lines.filter(
    ({ status }) => CLOSED_STATUSES.has(status) && status !== 'Postponed',
  );
  return new Set(closed.map(({ matchId }) => matchId));
}

async function fetchLines(to: string, sportKey: SportKey): Promise<MatchLine[]> {
  const response = await fetch(new URL(roomPath({ party: 'sport', sportKey }), to), {
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) return [];
  return Object.values(v.parse(sportSnapshotSchema, JSON.parse(text)).lines);
}
