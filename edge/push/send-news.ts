import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import type { News } from '../shared/alerts/match-news.ts';
import type { AlertMessage, MatchNews, Share } from './alert-message.ts';
import { findSubscription, listenersOf, unprovenPart, type Listener } from './audience.ts';
import { isQuietFor, messageFor, turnFor } from './notification.ts';
import { recordResults, type Result } from './record-results.ts';
import { sendingOf, sendMessage, type Sending, type Sent } from './send-message.ts';

/** Most connections of a Worker at once. */
const AT_ONCE = 6;
/** Shortest pause before the first retry, s. */
const FIRST_PAUSE = 5;
/** Age above which news is not sent, ms. */
const LATE = 600_000;

/** A subscription, and the turn that it gets. */
interface Addressee {
  subscription: PushSubscriptionRow;
  turn: News['turn'];
}

/**
 * Sends news to a share of the subscriptions, without those that are unproven. Those to retry become
 * messages of their own.
 */
export async function sendToShare(env: Env, news: MatchNews, share: Share): Promise<void> {
  if (isLate(news)) return;
  const db = createDatabase(env.DB);
  const results = await sendToAll(
    env,
    news,
    await listenersOf(db, news, { share, isProven: true }),
  );
  await recordResults(db, results, Date.now());
  const again = results.flatMap(({ subscription: { id }, turn, sent }) => {
    if (sent.kind !== 'again') return [];
    const { origin, seconds } = sent;
    return {
      body: { news: withOnly(news, turn), subscription: id, origin },
      delaySeconds: Math.max(seconds, FIRST_PAUSE),
    };
  });
  await sendInBatches(env.ALERTS, again);
}

/**
 * Sends news to a part of the unproven subscriptions, and puts the next part at the end of the
 * queue: alerts of others that come meanwhile wait for one part at most. Nothing is retried.
 */
export async function sendToUnproven(
  env: Env,
  { news, unprovenFrom }: { news: MatchNews; unprovenFrom: string },
): Promise<void> {
  if (isLate(news)) return;
  const db = createDatabase(env.DB);
  const { share, next } = await unprovenPart(db, news, unprovenFrom);
  const listeners = await listenersOf(db, news, { share, isProven: false });
  await recordResults(db, await sendToAll(env, news, listeners), Date.now());
  if (next !== undefined)
    await sendInBatches<AlertMessage>(env.ALERTS, [{ body: { news, unprovenFrom: next } }]);
}

/** Sends news to those listeners that want any of it now. */
async function sendToAll(
  env: Env,
  news: MatchNews,
  listeners: readonly Listener[],
): Promise<(Addressee & Result)[]> {
  const addressees = listeners.flatMap((listener) => addresseeOf(news, listener));
  const sending = sendingOf(env);
  const away = new Set<string>();
  return mapBounded(addressees, AT_ONCE, async (addressee) => {
    const { origin } = new URL(addressee.subscription.endpoint);
    // Once a push service does not answer, it is not tried again here: fans with other services do
    // not wait for it.
    if (away.has(origin))
      return { ...addressee, sent: { kind: 'again', origin, status: 0, seconds: 0 } };
    const sent = await send(sending, news, addressee);
    if (sent.kind === 'again' && sent.status === 0) away.add(origin);
    return { ...addressee, sent };
  });
}

function withOnly(news: MatchNews, turn: News['turn']): MatchNews {
  return { ...news, turns: news.turns.filter((one) => one.turn === turn) };
}

/**
 * Sends news to a subscription again. Returns the pause before the next try, s; null if none is
 * needed.
 */
export async function sendAgain(
  env: Env,
  { news, subscription: id }: { news: MatchNews; subscription: string },
): Promise<number | null> {
  if (isLate(news)) return null;
  const db = createDatabase(env.DB);
  const subscription = await findSubscription(db, id);
  const [one] = news.turns;
  if (!subscription || !one || isQuiet(subscription)) return null;
  const sent = await send(sendingOf(env), news, { subscription, turn: one.turn });
  await recordResults(db, [{ subscription, sent }], Date.now());
  return sent.kind === 'again' ? sent.seconds : null;
}

function isLate({ at }: MatchNews): boolean {
  const late = Date.now() - at > LATE;
  if (late) tally.count('alerts_total', { outcome: 'late' });
  return late;
}

function addresseeOf(news: MatchNews, { subscription, kinds, players }: Listener): Addressee[] {
  const turn = turnFor(news, kinds, players);
  return turn === null || isQuiet(subscription) ? [] : [{ subscription, turn }];
}

function isQuiet(subscription: PushSubscriptionRow): boolean {
  const quiet = isQuietFor(subscription, Date.now());
  if (quiet) tally.count('alerts_total', { outcome: 'quiet' });
  return quiet;
}

const OUTCOMES = { sent: 'sent', gone: 'gone', again: 'retried', refused: 'refused' } as const;

async function send(
  sending: Sending,
  news: MatchNews,
  { subscription, turn }: Addressee,
): Promise<Sent> {
  const message = messageFor(news, turn, subscription);
  const sent = await sendMessage(subscription, message, sending);
  tally.count('alerts_total', { outcome: OUTCOMES[sent.kind] });
  if (sent.kind === 'sent') tally.observe('alert_sent_seconds', (Date.now() - news.at) / 1_000, {});
  if (sent.kind === 'refused')
    log('error', 'alert-refused', { service: sent.origin, status: sent.status });
  return sent;
}
