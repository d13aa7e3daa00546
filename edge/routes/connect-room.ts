import type { Context } from 'hono';
import { isUpgrade, refusal } from '../../realtime/hosts/json-answers.ts';
import { messageOf } from '../../realtime/hosts/log.ts';
import { sportRoom } from '../../realtime/hosts/room-stub.ts';
import { routeRooms } from '../../realtime/hosts/route-rooms.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import type { Env } from '../env.ts';
import { log } from '../../realtime/hosts/log.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { ReadVariables } from '../middleware/public-reads.ts';
import { startsOf } from '../origin/media/events/events.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import { answerBusy } from './answer-busy.ts';
import { answerError } from './answers.ts';
import type { Bindings } from './bindings.ts';
import { readerOf } from './gate-of-call.ts';
import { KnownMatches } from './known-matches.ts';
import { ListedMatches } from './listed-matches.ts';
import type { PageBindings } from './page-rooms.ts';

interface RoomBindings {
  Bindings: Bindings['Bindings'] & PageBindings;
  Variables: ReadVariables;
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
  // What reads a room within the Worker has passed a gate itself, and a socket passes one only if it has to.
  if (c.env.VISITOR || isUpgrade(c.req.raw)) return answerRoom(c);
  return (await GATES.call.run(readerOf(c, c.var), () => answerRoom(c))) ?? answerBusy(c);
}

async function answerRoom(c: Context<RoomBindings>): Promise<Response> {
  const { ROOMS: rooms } = c.env;
  try {
    const answer = await routeRooms(c.req.raw, c.env, {
      unknownMatch: (matchIds) => knownMatches.firstUnknown(matchIds, (ids) => findInTurn(c, ids)),
      connect: (matchIds, connect) => connectInTurn(c, matchIds, connect),
      ...(rooms && { snapshotOf: rooms.snapshotOf }),
    });
    return answer ?? answerError(c, 404, 'No room has this path.');
  } catch (error) {
    if (error instanceof TooBusy) return answerBusy(c);
    log('error', 'match-not-checked', { error: messageOf(error) });
    return refusal(503, 'The server cannot check right now whether this match exists.', {
      'retry-after': RETRY_AFTER_SECONDS,
    });
  }
}

/** Too many requests wait to look up matches. */
class TooBusy extends Error {}

/** Looks up matches that this isolate does not know: those of sockets as a read, which anyone could repeat. */
async function findInTurn(
  c: Context<RoomBindings>,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const find = () => findStarts(c.env, matchIds);
  if (c.env.VISITOR || !isUpgrade(c.req.raw)) return find();
  const starts = await GATES.call.run(gateCallerOf(c), find);
  if (!starts) throw new TooBusy();
  return starts;
}

/**
 * Opens a socket: at once if the rooms of its matches are awake, as those in play are, since after an outage
 * everybody connects again. Of sleeping ones a single visitor could wake thousands. Once a room is awake, those
 * that wait to wake it connect as well.
 */
async function connectInTurn(
  c: Context<RoomBindings>,
  matchIds: readonly string[],
  connect: () => Promise<Response>,
): Promise<Response> {
  const caller = gateCallerOf(c);
  const isAsleep = (id: string) => knownMatches.isAsleep(id, Date.now());
  const isNeeded = () => caller.network !== null && matchIds.some(isAsleep);
  const weight = matchIds.filter(isAsleep).length;
  const gated = isNeeded()
    ? await GATES['sleeping-room'].run({ ...caller, weight, isNeeded }, connect)
    : null;
  const answer = gated ?? (isNeeded() ? null : await connect());
  if (answer?.status === 101) for (const id of matchIds) knownMatches.noteViewer(id, Date.now());
  return answer ?? answerBusy(c);
}

/**
 * Returns the starts, ms, of the matches among these ids. While the database is down, a sport's room may list
 * them among those of today; rejects if none lists one of them.
 */
async function findStarts(
  env: Env,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (Date.now() >= away.until)
    try {
      return await startsOf(createDatabase(env.DB), matchIds);
    } catch (error) {
      away = { until: Date.now() + AWAY_MS, error };
    }
  const starts = new Map<string, number>();
  for (const id of matchIds) {
    if (!(await listedMatches.has(id, (sport) => listOf(env, sport)))) throw away.error;
    starts.set(id, Date.now());
  }
  return starts;
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
