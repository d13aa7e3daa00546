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
} from './alert-message.ts';
import { audienceOf, FIRST, itemsOfState, matchItems, type Audience } from './audience.ts';
import { claimLineups, findLinedUp } from './claim-lineups.ts';
import { claimNews, type Claimed } from './match-reports.ts';
import { Connections } from './connections.ts';
import { sendAgain, sendToShare, sendToUnproven, type Sender } from './send-news.ts';

/** Most messages handled at once: each waits for the database and for push services. */
const AT_ONCE = 6;
/**
 * Base of the pause before a retry, s: it doubles with each attempt, and the first pause is 10 s.
 */
const PAUSE = 5;
/** How long news for unproven subscriptions waits, s: a share of the others takes less. */
const BEHIND = 2;

/**
 * Finds the news in states of matches and sends it to the browsers that want it: directly if one
 * share has them all, else by a message for each share. Those whose browser has not sent back its
 * nonce get it by a later message, which is handled after the rest of its batch. States of a match
 * are handled in the order of the batch, others side by side. A message that fails is retried with
 * growing pauses; after the last failure it becomes a dead letter.
 */
export async function consumeAlerts(batch: MessageBatch, env: Env): Promise<void> {
  const read = batch.messages.map((message): Read => ({
    message,
    parsed: v.safeParse(alertMessageSchema, message.body),
  }));
  const behind = read.filter(isForUnproven);
  const sender = { env, connections: new Connections() };
  for (const part of [read.filter((each) => !behind.includes(each)), behind])
    await mapBounded([...Map.groupBy(part, turnOf).values()], AT_ONCE, async (turn) => {
      for (const each of turn) await settle(sender, each);
    });
  if (isReporting(env)) await reportNow(env);
}

interface Read {
  message: Message;
  parsed: v.SafeParseResult<typeof alertMessageSchema>;
}

function isForUnproven({ parsed }: Read): boolean {
  return parsed.success && 'unprovenFrom' in parsed.output;
}

/**
 * Returns a name that the states of a match share, so that they are handled one after another: a
 * goal is sent before its withdrawal. Any other message has its own.
 */
function turnOf({ message, parsed }: Read): string {
  if (!parsed.success || !('state' in parsed.output)) return message.id;
  return `match ${parsed.output.state.match.id}`;
}

async function settle(sender: Sender, { message, parsed }: Read): Promise<void> {
  try {
    const pause = parsed.success ? await consume(sender, parsed.output) : 0;
    if (pause === null) message.ack();
    else retryLater(message, pause);
  } catch (error) {
    log('warn', 'alert-failed', { message: message.id, error: stackOf(error) });
    retryLater(message, 0);
  }
}

function retryLater(message: Message, atLeast: number): void {
  message.retry({ delaySeconds: pauseAfter(message.attempts, atLeast) });
}

/** Returns the pause after `attempts` attempts, s: at least what the push service requires. */
export function pauseAfter(attempts: number, atLeast: number): number {
  return Math.max(atLeast, PAUSE * 2 ** attempts);
}

/** Handles a message. Returns the shortest pause before a retry, s; null if it needs none. */
async function consume(sender: Sender, message: AlertMessage): Promise<number | null> {
  if ('state' in message) return reportState(sender, message.state);
  if ('lineups' in message) return reportLineups(sender, message.lineups);
  if ('subscriptions' in message) return sendAgain(sender, message);
  if ('share' in message) await sendToShare(sender, message.news, message.share);
  else await sendToUnproven(sender, message);
  return null;
}

async function reportState(sender: Sender, state: AlertState): Promise<null> {
  const db = createDatabase(sender.env.DB);
  const audience = await audienceOf(db, itemsOfState(state));
  return sendClaimed(sender, audience, () => claimNews(db, state));
}

async function reportLineups(sender: Sender, { matchId, at }: LineupsCome): Promise<null> {
  const db = createDatabase(sender.env.DB);
  const match = await findLinedUp(db, matchId);
  if (!match) return null;
  const audience = await audienceOf(db, matchItems(match));
  return sendClaimed(sender, audience, () => claimLineups(db, match, at));
}

/** Sends the news that `claim` returns to these subscriptions. */
async function sendClaimed(
  sender: Sender,
  { shares, hasUnproven }: Audience,
  claim: () => Promise<Claimed>,
): Promise<null> {
  const [first, ...rest] = shares;
  if (!first && !hasUnproven) return null;
  let claimed = await claim();
  // The other consumer's report is stored now: this message claims only what is new since then.
  while (claimed.kind === 'conflict') claimed = await claim();
  if (claimed.kind === 'nothing') return null;
  const { news, undo } = claimed;
  const isSmall = rest.length === 0;
  const messages: MessageSendRequest<AlertMessage>[] = [
    ...(isSmall ? [] : shares).map((share) => ({ body: { news, share } })),
    ...(hasUnproven ? [{ body: { news, unprovenFrom: FIRST }, delaySeconds: BEHIND }] : []),
  ];
  try {
    await sendInBatches(sender.env.ALERTS, messages);
    if (first && isSmall) await sendToShare(sender, news, first);
  } catch (error) {
    await undo();
    throw error;
  }
  return null;
}
