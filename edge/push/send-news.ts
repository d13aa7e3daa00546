import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import type { News } from '../shared/alerts/match-news.ts';
import type { AlertMessage, MatchNews, Share } from './alert-message.ts';
import { findSubscriptions, listenersOf, unprovenPart, type Listener } from './audience.ts';
import type { Busy, Connections } from './connections.ts';
import { isQuietFor, messageFor, turnFor } from './notification.ts';
import { recordResults, type Result } from './record-results.ts';
import { sendingOf, sendMessage, type Sending, type Sent } from './send-message.ts';

/** Shortest pause before the first retry, s. */
const FIRST_PAUSE = 5;
/** Pause before the next messages to a slow push service, s. */
const SLOW_PAUSE = 2;
/** Most parts of the unproven subscriptions that get one news: whoever makes more gains nothing. */
const UNPROVEN_PARTS = 3;
/** Age above which news is not sent, ms. */
const LATE = 600_000;

export interface Sender {
  env: Env;
  connections: Connections;
}

const OUTCOMES = { sent: 'sent', gone: 'gone', again: 'retried', refused: 'refused' } as const;

/** A subscription, and the turn that it gets. */
interface Addressee {
  subscription: PushSubscriptionRow;
  turn: News['turn'];
}

interface Outcome extends Addressee {
  sent: Sent | Busy;
}

/** Sends news to a share of the subscriptions, without those that are unproven. */
export async function sendToShare(sender: Sender, news: MatchNews, share: Share): Promise<void> {
  if (isLate(news)) return;
  const db = createDatabase(sender.env.DB);
  const listeners = await listenersOf(db, news, { share, isProven: true });
  await sendLater(sender, news, await sendToAll(sender, news, addresseesOf(news, listeners)));
}

/**
 * Puts those to retry into the queue: a message for all of a push service that get the same turn
 * after the same pause.
 */
async function sendLater({ env }: Sender, news: MatchNews, outcomes: readonly Outcome[]) {
  const left = outcomes.flatMap(({ subscription: { id }, turn, sent }) => {
    if (sent.kind !== 'again' && sent.kind !== 'busy') return [];
    const seconds = sent.kind === 'busy' ? SLOW_PAUSE : Math.max(sent.seconds, FIRST_PAUSE);
    return { id, turn, origin: sent.origin, seconds };
  });
  const alike = Map.groupBy(left, ({ turn, origin, seconds }) =>
    JSON.stringify([turn, origin, seconds]),
  );
  const messages = [...alike.values()].flatMap((those) => {
    const [first] = those;
    if (!first) return [];
    const { turn, origin, seconds } = first;
    const subscriptions = those.map(({ id }) => id);
    return { body: { news: withOnly(news, turn), subscriptions, origin }, delaySeconds: seconds };
  });
  await sendInBatches<AlertMessage>(env.ALERTS, messages);
}

/**
 * Sends news to a part of the unproven subscriptions, and puts the next one, up to the third, at the
 * end of the queue: alerts of others that come meanwhile wait for one part at most. Nothing is
 * retried.
 */
export async function sendToUnproven(
  sender: Sender,
  { news, unprovenFrom, part = 1 }: { news: MatchNews; unprovenFrom: string; part?: number },
): Promise<void> {
  if (isLate(news)) return;
  const db = createDatabase(sender.env.DB);
  const { share, next } = await unprovenPart(db, news, unprovenFrom);
  const listeners = await listenersOf(db, news, { share, isProven: false });
  await sendToAll(sender, news, addresseesOf(news, listeners));
  if (next === undefined || part >= UNPROVEN_PARTS) return;
  const body = { news, unprovenFrom: next, part: part + 1 };
  await sendInBatches<AlertMessage>(sender.env.ALERTS, [{ body }]);
}

/** Sends news to each, and stores what that says about the subscriptions. */
async function sendToAll(
  { env, connections }: Sender,
  news: MatchNews,
  addressees: readonly Addressee[],
): Promise<Outcome[]> {
  const sending = sendingOf(env);
  const outcomes = await mapBounded(addressees, addressees.length, async (addressee) => {
    const { origin } = new URL(addressee.subscription.endpoint);
    const sent = await connections.send(origin, () => send(sending, news, addressee));
    const isPutOff = sent.kind === 'busy' || (sent.kind === 'again' && sent.isAsked === false);
    tally.count('alerts_total', { outcome: isPutOff ? 'put-off' : OUTCOMES[sent.kind] });
    return { ...addressee, sent };
  });
  await recordResults(createDatabase(env.DB), outcomes.flatMap(resultOf), Date.now());
  return outcomes;
}

/** Returns what an outcome says about its subscription: nothing if the push service is slow. */
function resultOf({ subscription, sent }: Outcome): Result[] {
  return sent.kind === 'busy' ? [] : [{ subscription, sent }];
}

function withOnly(news: MatchNews, turn: News['turn']): MatchNews {
  return { ...news, turns: news.turns.filter((one) => one.turn === turn) };
}

/**
 * Sends news to subscriptions of a push service again. Returns the pause before the next try of the
 * same message, s; null if it needs none. Once anything came of it, those left become a message of
 * their own, so that only tries that nothing comes of are counted.
 */
export async function sendAgain(
  sender: Sender,
  { news, subscriptions: ids }: { news: MatchNews; subscriptions: readonly string[] },
): Promise<number | null> {
  if (isLate(news, ids.length)) return null;
  const [one] = news.turns;
  if (!one) return null;
  const subscriptions = await findSubscriptions(createDatabase(sender.env.DB), ids);
  const addressees = subscriptions.flatMap((subscription) =>
    isQuiet(subscription) ? [] : [{ subscription, turn: one.turn }],
  );
  const outcomes = await sendToAll(sender, news, addressees);
  const pauses = outcomes.flatMap(({ sent }) => (sent.kind === 'again' ? sent.seconds : []));
  if (pauses.length > 0 && pauses.length === ids.length) return Math.max(...pauses);
  await sendLater(sender, news, outcomes);
  return null;
}

function isLate({ at }: MatchNews, alerts = 1): boolean {
  const late = Date.now() - at > LATE;
  if (late) tally.count('alerts_total', { outcome: 'late' }, alerts);
  return late;
}

/** Returns those listeners that want any of the news now. */
function addresseesOf(news: MatchNews, listeners: readonly Listener[]): Addressee[] {
  return listeners.flatMap(({ subscription, kinds, players }) => {
    const turn = turnFor(news, kinds, players);
    return turn === null || isQuiet(subscription) ? [] : { subscription, turn };
  });
}

function isQuiet(subscription: PushSubscriptionRow): boolean {
  const quiet = isQuietFor(subscription, Date.now());
  if (quiet) tally.count('alerts_total', { outcome: 'quiet' });
  return quiet;
}

async function send(
  sending: Sending,
  news: MatchNews,
  { subscription, turn }: Addressee,
): Promise<Sent> {
  const message = messageFor(news, turn, subscription);
  const sent = await sendMessage(subscription, message, sending);
  if (sent.kind === 'sent') tally.observe('alert_sent_seconds', (Date.now() - news.at) / 1_000, {});
  if (sent.kind === 'refused')
    log('error', 'alert-refused', { service: sent.origin, status: sent.status });
  return sent;
}
