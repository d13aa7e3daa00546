import * as v from 'valibot';
import { log, stackOf } from '../../realtime/hosts/log.ts';
import { isReporting, reportNow } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase } from '../origin/db/database.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import {
  alertMessageSchema,
  type AlertMessage,
  type AlertState,
  type LineupsCome,
  type MatchNews,
  type Share,
} from './alert-message.ts';
import { itemsOfState, matchItems, sharesOf } from './audience.ts';
import { claimLineups, findLinedUp } from './claim-lineups.ts';
import { claimNews, type Claimed } from './match-reports.ts';
import { sendAgain, sendToShare } from './send-news.ts';

/** Messages at work at once: each waits for the database and for push services. */
const AT_ONCE = 6;
/** Pause before a try again, s, doubled with each. */
const PAUSE = 5;

/**
 * Finds the news in states of matches and sends it to the browsers that want it: to few at once, to many
 * by a message for each share of them. A message that fails is tried again with growing pauses; the last
 * failure makes it a dead letter.
 */
export async function consumeAlerts(batch: MessageBatch, env: Env): Promise<void> {
  await mapBounded(batch.messages, AT_ONCE, async (message) => {
    const parsed = v.safeParse(alertMessageSchema, message.body);
    try {
      const pause = parsed.success ? await consume(env, parsed.output) : 0;
      if (pause === null) message.ack();
      else retryLater(message, pause);
    } catch (error) {
      log('warn', 'alert-failed', { message: message.id, error: stackOf(error) });
      retryLater(message, 0);
    }
  });
  if (isReporting(env)) await reportNow(env);
}

function retryLater(message: Message, atLeast: number): void {
  message.retry({ delaySeconds: pauseAfter(message.attempts, atLeast) });
}

/** Returns the pause after so many tries, s: at least what the push service asks for. */
export function pauseAfter(attempts: number, atLeast: number): number {
  return Math.max(atLeast, PAUSE * 2 ** attempts);
}

/** Returns the shortest pause before another try, s; null for none. */
async function consume(env: Env, message: AlertMessage): Promise<number | null> {
  if ('state' in message) return reportState(env, message.state);
  if ('lineups' in message) return reportLineups(env, message.lineups);
  if ('subscription' in message) return sendAgain(env, message);
  await sendToShare(env, message.news, message.share);
  return null;
}

async function reportState(env: Env, state: AlertState): Promise<null> {
  const db = createDatabase(env.DB);
  const items = itemsOfState(state);
  return sendClaimed(env, await sharesOf(db, items), () => claimNews(db, state));
}

async function reportLineups(env: Env, { matchId, at }: LineupsCome): Promise<null> {
  const db = createDatabase(env.DB);
  const match = await findLinedUp(db, matchId);
  if (!match) return null;
  const shares = await sharesOf(db, matchItems(match));
  return sendClaimed(env, shares, () => claimLineups(db, match, at));
}

/** Sends what `claim` finds to these shares of subscriptions. */
async function sendClaimed(
  env: Env,
  [first, ...rest]: readonly Share[],
  claim: () => Promise<Claimed>,
): Promise<null> {
  if (!first) return null;
  let claimed = await claim();
  // The winner's report is there now: what is left since is this message's.
  while (claimed.kind === 'conflict') claimed = await claim();
  if (claimed.kind === 'nothing') return null;
  const { news, undo } = claimed;
  try {
    if (rest.length === 0) await sendToShare(env, news, first);
    else await enqueueShares(env, news, [first, ...rest]);
  } catch (error) {
    await undo();
    throw error;
  }
  return null;
}

async function enqueueShares(env: Env, news: MatchNews, shares: readonly Share[]): Promise<void> {
  await sendInBatches(
    env.ALERTS,
    shares.map((share) => ({ body: { news, share } })),
  );
}
