import * as v from 'valibot';
import { CLOSED_STATUSES, IN_PLAY_STATUSES } from '../../protocol/event-status.ts';
import { sportSnapshotSchema } from '../../protocol/frame.ts';
import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { MatchLine } from '../../protocol/match-state.ts';
import { roomPath } from '../../protocol/room-name.ts';
import { SPORTS, type SportKey } from '../../protocol/sport.ts';
import { DAY } from '../demo/day.ts';
import { scheduleBetween } from '../demo/schedule.ts';
import { outcomeOf } from '../demo/scheduled-match.ts';
import { SIMULATED_MATCH } from './simulate.ts';

/** What an earlier simulator left on a server. */
export interface Leftovers {
  /** What ends its matches that nobody plays on. */
  updates: MatchUpdate[];
  /** Ids of matches that are over. */
  closed: ReadonlySet<string>;
}

/**
 * Asks a server's sport rooms what they show. Matches of an earlier run that
 * are still in play there are abandoned; those of the schedule end as it says
 * once their time is over. Sequences are those of the time (ms), above any that
 * the earlier run counted to.
 */
export async function findLeftovers(to: string, now: number): Promise<Leftovers> {
  const rooms = await Promise.all(SPORTS.map(({ key }) => fetchLines(to, key)));
  const lines = rooms.flat();
  const results = new Map(
    scheduleBetween(now - 2 * DAY, now, now).map((match) => [match.matchId, outcomeOf(match)]),
  );
  const updates = lines.flatMap(({ matchId, status }): MatchUpdate[] => {
    if (!IN_PLAY_STATUSES.has(status)) return [];
    const base = { matchId, sequence: now, occurredAt: now, clock: null };
    if (matchId.startsWith(SIMULATED_MATCH)) return [{ ...base, status: 'Abandoned' }];
    const outcome = results.get(matchId);
    return outcome && outcome.endsAt <= now ? [{ ...base, ...outcome.result }] : [];
  });
  const closed = lines.filter(({ status }) => CLOSED_STATUSES.has(status));
  return { updates, closed: new Set(closed.map(({ matchId }) => matchId)) };
}

async function fetchLines(to: string, sportKey: SportKey): Promise<MatchLine[]> {
  const response = await fetch(new URL(roomPath({ party: 'sport', sportKey }), to), {
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) return [];
  return Object.values(v.parse(sportSnapshotSchema, JSON.parse(text)).lines);
}
