import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { IngestResult, MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { log, messageOf } from '../../realtime/hosts/log.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { Env } from '../env.ts';
import { createDatabase } from '../origin/db/database.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import { alertMatchOf } from '../shared/alerts/alert-match.ts';
import type { AlertState } from './alert-message.ts';
import { followedOf } from './audience.ts';

interface MatchOutcomes {
  outcomes: { update: MatchUpdate; result: IngestResult }[];
  snapshot: MatchSnapshot | null;
}

/** How long states gather, ms: one read serves all of them, and the frames of their updates go first. */
const GATHER_MS = 100;

/** States that wait for the read of an earlier call of this isolate, which is due `at`, ms. */
let gathered: { states: AlertState[]; at: number } | null = null;

/**
 * Sends states that may be news to the queue of alerts, those of matches that somebody with closed pages
 * follows; without VAPID_KEY none. Never throws: scores do not wait for alerts, and a match's next state
 * also reports what this one would have. `now` is ms.
 */
export async function enqueueNews(
  env: Pick<Env, 'ALERTS' | 'DB' | 'VAPID_KEY'>,
  applied: readonly MatchOutcomes[],
  now: number,
): Promise<void> {
  if (!env.VAPID_KEY) return;
  const states = applied.flatMap((one) => newsStateOf(one, now) ?? []);
  if (states.length === 0) return;
  // The platform may have ended the call that was to read.
  if (gathered && Date.now() <= gathered.at + GATHER_MS)
    return void gathered.states.push(...states);
  gathered = { states, at: Date.now() + GATHER_MS };
  await scheduler.wait(GATHER_MS);
  gathered = null;
  await enqueue(env, states);
}

async function enqueue(
  env: Pick<Env, 'ALERTS' | 'DB'>,
  states: readonly AlertState[],
): Promise<void> {
  try {
    const matches = states.map(({ match }) => match);
    const followed = await followedOf(createDatabase(env.DB), matches);
    const messages = states.filter(({ match }) => followed.has(match));
    await sendInBatches(
      env.ALERTS,
      messages.map((state) => ({ body: { state } })),
    );
  } catch (error) {
    log('warn', 'alerts-not-queued', { matches: states.length, error: messageOf(error) });
  }
}

/** Returns the state of a match whose updates may be news. */
function newsStateOf({ snapshot, outcomes }: MatchOutcomes, at: number): AlertState | null {
  if (!snapshot) return null;
  const { state, epoch, version } = snapshot;
  const { scoresOften } = sportById(state.sportId);
  const isNews = outcomes.some(
    ({ update, result: { outcome } }) =>
      (outcome === 'applied' || outcome === 'duplicate') && mayBeNews(update, scoresOften),
  );
  return isNews ? { match: alertMatchOf(state), epoch, version, at } : null;
}

/** Whether an update changes anything that alerts are about. Clocks and statistics change most often. */
function mayBeNews(update: MatchUpdate, scoresOften: boolean): boolean {
  const { status, matchStatus, score, shootout, winner, incidents = [] } = update;
  return (
    status !== undefined ||
    matchStatus !== undefined ||
    shootout !== undefined ||
    winner !== undefined ||
    (score !== undefined && !scoresOften) ||
    incidents.some(({ type }) => type === 'red-card' || type === 'second-yellow-card')
  );
}
