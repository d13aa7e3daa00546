import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { alertMatchOf, isLate } from '../shared/alerts/alert-match.ts';
import type { AlertState } from './alert-message.ts';
import { followedOf, itemsOfState, matchItems, playerItem } from './audience.ts';
import { momentsIn } from './moments.ts';
import { enqueueAlerts } from './waiting-alerts.ts';

interface MatchOutcomes {
  outcomes: { update: MatchUpdate; result: IngestResult }[];
  snapshot: MatchSnapshot | null;
}

/**
 * How long states are collected, ms: one database read then serves them all, and rooms send the
 * frames of their updates first.
 */
const GATHER_MS = 100;

interface Candidate {
  state: AlertState;
  /** Whether anything besides moments has changed. */
  isTurn: boolean;
}

/** Candidates that wait for the read of an earlier call in this isolate, due at `at`, ms. */
let gathered: { candidates: Candidate[]; at: number } | null = null;

/**
 * Sends states that may be news to the queue of alerts, if a push subscription follows the match or
 * its players. Sends none without VAPID_KEY. A state that the queue refuses waits in the database,
 * since it may be the match's last. Never throws: scores do not wait for alerts, and news is lost
 * only if queue and database both fail. `now` is in ms.
 */
export async function enqueueNews(
  env: Pick<Env, 'ALERTS' | 'DB' | 'VAPID_KEY'>,
  applied: readonly MatchOutcomes[],
  now: number,
): Promise<void> {
  if (!env.VAPID_KEY) return;
  const candidates = applied.flatMap((one) => candidateOf(one, now) ?? []);
  if (candidates.length === 0) return;
  // After that time the platform may have ended the call that was to read.
  if (gathered && Date.now() <= gathered.at + GATHER_MS)
    return void gathered.candidates.push(...candidates);
  gathered = { candidates, at: Date.now() + GATHER_MS };
  await scheduler.wait(GATHER_MS);
  gathered = null;
  await enqueue(env, candidates, now);
}

async function enqueue(
  env: Pick<Env, 'ALERTS' | 'DB'>,
  candidates: readonly Candidate[],
  now: number,
): Promise<void> {
  try {
    const states = await followedStates(env, candidates);
    const messages = states.map((state) => ({ state }));
    await enqueueAlerts(env, messages, now);
  } catch (error) {
    log('warn', 'alerts-not-queued', { matches: candidates.length, error: messageOf(error) });
  }
}

/** Returns the states that somebody follows; all of them if the database does not say. */
async function followedStates(
  env: Pick<Env, 'DB'>,
  candidates: readonly Candidate[],
): Promise<AlertState[]> {
  try {
    const items = candidates.flatMap(({ state }) => itemsOfState(state));
    const followed = await followedOf(createDatabase(env.DB), items);
    return candidates.flatMap((candidate) => followedState(candidate, followed) ?? []);
  } catch (error) {
    log('warn', 'followers-unknown', { matches: candidates.length, error: messageOf(error) });
    return candidates.map(({ state }) => state);
  }
}

/**
 * Returns a state with the moments that somebody follows; null if nobody follows any of its
 * changes.
 */
function followedState(
  { state, isTurn }: Candidate,
  followed: ReadonlySet<string>,
): AlertState | null {
  const { moments: all = [], ...rest } = state;
  const isFollowed = matchItems(state.match).some((item) => followed.has(item));
  const moments = all.filter(({ player }) =>
    player ? followed.has(playerItem(player.id)) : isFollowed,
  );
  if (moments.length > 0) return { ...rest, moments };
  return isTurn && isFollowed ? rest : null;
}

/** Returns the state of a match if its updates may be news, else null. `at` is in ms. */
function candidateOf({ snapshot, outcomes }: MatchOutcomes, at: number): Candidate | null {
  if (!snapshot) return null;
  const updates = outcomes.flatMap(({ update, result: { outcome } }) =>
    outcome === 'applied' || outcome === 'duplicate' ? update : [],
  );
  const { state, epoch, version } = snapshot;
  const { scoresOften } = sportById(state.sportId);
  const mayScore = () => !scoresOften || isLate(state, at);
  const moments = momentsIn(updates.flatMap(({ incidents = [] }) => incidents));
  const isTurn = updates.some((update) => mayBeNews(update, mayScore));
  if (!isTurn && moments.length === 0) return null;
  return {
    state: {
      match: alertMatchOf(state, at),
      epoch,
      version,
      at,
      ...(moments.length > 0 && { moments }),
    },
    isTurn,
  };
}

/** Whether an update may cause an alert. Clocks and statistics, which change most often, do not. */
function mayBeNews(update: MatchUpdate, mayScore: () => boolean): boolean {
  const { status, matchStatus, score, shootout, winner, incidents = [] } = update;
  return (
    status !== undefined ||
    matchStatus !== undefined ||
    shootout !== undefined ||
    winner !== undefined ||
    (score !== undefined && mayScore()) ||
    incidents.some(({ type }) => type === 'red-card' || type === 'second-yellow-card')
  );
}
