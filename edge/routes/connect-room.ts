import type { Context } from 'hono';
import { isUpgrade, refusal } from '../../realtime/hosts/json-answers.ts';
import { messageOf } from '../../realtime/hosts/log.ts';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { routeRooms } from '../../realtime/hosts/route-rooms.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Visitor } from '../contracts/edge-context.ts';
import type { Env } from '../env.ts';
import { log } from '../../realtime/hosts/log.ts';
import { createDatabase } from '../origin/db/database.ts';
import { matchExists } from '../origin/media/events/events.ts';
import { gateCallerOf, GATES } from '../work-gate.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { KnownMatches } from './known-matches.ts';
import { ListedMatches } from './listed-matches.ts';
import type { PageBindings } from './page-rooms.ts';

interface RoomBindings {
  Bindings: Bindings['Bindings'] &
    PageBindings & {
      /** Visitor of the page that makes the call; only in calls within the Worker. */
      VISITOR?: Visitor;
    };
}

const knownMatches = new KnownMatches();
const listedMatches = new ListedMatches();

/** Time after a failure in which requests skip the database, ms. */
const AWAY_MS = 1_000;
let away: { until: number; error: unknown } = { until: 0, error: null };

/** An outage of the database lasts seconds or minutes. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Returns a room's socket, or its snapshot to a GET (design §3). Answers 503 with Retry-After if it
 * cannot check whether the match exists.
 */
export async function connectRoom(c: Context<RoomBindings>) {
  // What reads a room within the Worker has passed a gate itself. After an outage everybody connects again.
  if (c.env.VISITOR || isUpgrade(c.req.raw)) return answerRoom(c);
  return (await GATES.call.run(gateCallerOf(c), () => answerRoom(c))) ?? answerBusy(c);
}

async function answerRoom(c: Context<RoomBindings>): Promise<Response> {
  const { ROOMS: rooms } = c.env;
  try {
    const answer = await routeRooms(c.req.raw, c.env, {
      matchExists: (matchId) => knownMatches.has(matchId, (id) => isMatch(c.env, id)),
      ...(rooms && { snapshotOf: rooms.snapshotOf }),
    });
    return answer ?? answerError(c, 404, 'No room has this path.');
  } catch (error) {
    log('error', 'match-not-checked', { error: messageOf(error) });
    return refusal(503, 'The server cannot check right now whether this match exists.', {
      'retry-after': RETRY_AFTER_SECONDS,
    });
  }
}

/**
 * Whether the match exists. While the database is down, a sport's room may know the match; rejects
 * if none does.
 */
async function isMatch(env: Env, matchId: string): Promise<boolean> {
  if (Date.now() >= away.until)
    try {
      return await matchExists(createDatabase(env.DB), matchId);
    } catch (error) {
      away = { until: Date.now() + AWAY_MS, error };
    }
  if (await listedMatches.has(matchId, (sport) => listOf(env, sport))) return true;
  throw away.error;
}

async function listOf(env: Env, sport: SportKey): Promise<ReadonlySet<string>> {
  try {
    const { lines } = await sportRoom(env, sport).snapshot();
    return new Set(Object.keys(lines));
  } catch (error) {
    log('warn', 'room-not-listed', { sport, error: messageOf(error) });
    return new Set();
  }
}
