import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import type { Env } from '../env.ts';
import { mapBounded } from '../ingest/map-bounded.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { sendInBatches } from '../queue/send-in-batches.ts';
import type { News } from '../shared/alerts/match-news.ts';
import type { AlertMessage, MatchNews, Share } from './alert-message.ts';
import { endSubscriptions, findSubscription, listenersOf, type Listener } from './audience.ts';
import { isQuietFor, messageFor, turnFor } from './notification.ts';
import { morePushServices } from './push-services.ts';
import { sendMessage, type Sending, type Sent } from './send-message.ts';
import { readVapidKeys } from './vapid.ts';

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

/** Sends news to a share of the subscriptions. Those to retry become messages of their own. */
export async function sendToShare(env: Env, news: MatchNews, share: Share): Promise<void> {
  if (isLate(news)) return;
  const db = createDatabase(env.DB);
  const addressees = (
    await listenersOf(db, { match: news.match, playerIds: playersIn(news) }, share)
  ).flatMap((listener) => addresseeOf(news, listener));
  const sending = sendingOf(env);
  const ended: string[] = [];
  const again: MessageSendRequest<AlertMessage>[] = [];
  const away = new Set<string>();
  await mapBounded(addressees, AT_ONCE, async ({ subscription, turn }) => {
    const { id, endpoint } = subscription;
    const { origin } = new URL(endpoint);
    // Once a push service does not answer, it is not tried again here: fans with other services do
    // not wait for it.
    const sent: Sent = away.has(origin)
      ? { kind: 'again', origin, status: 0, seconds: 0 }
      : await send(sending, news, { subscription, turn });
    if (sent.kind === 'gone') ended.push(id);
    if (sent.kind !== 'again') return;
    if (sent.status === 0) away.add(origin);
    again.push({
      body: { news: withOnly(news, turn), subscription: id, origin },
      delaySeconds: Math.max(sent.seconds, FIRST_PAUSE),
    });
  });
  await endSubscriptions(db, ended);
  await sendInBatches(env.ALERTS, again);
}

function playersIn({ turns }: MatchNews): string[] {
  return turns.flatMap(({ turn }) => (turn.what === 'moment' && turn.player ? turn.player.id : []));
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
  if (sent.kind === 'gone') await endSubscriptions(db, [id]);
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

function sendingOf(env: Env): Sending {
  return {
    keys: readVapidKeys(env.VAPID_KEY),
    services: morePushServices(env),
    contact: env.PUSH_CONTACT,
  };
}

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
