import { log } from '../../realtime/hosts/log.ts';
import type { PushMessage } from '../contracts/push-message.ts';
import type { Env } from '../env.ts';
import type { PushSubscriptionRow } from '../origin/db/push-schema.ts';
import { digestOf } from '../digest.ts';
import { fromBase64url } from '../shared/base64url.ts';
import { retryAfterMs } from '../shared/retry-after.ts';
import { timeLimit } from '../shared/time/time-limit.ts';
import { encryptMessage, newMessageKeys } from './encrypt-message.ts';
import { mayNotExist, morePushServices, pushServiceOf } from './push-services.ts';
import { mayAsk, noteAnswer, noteSilence } from './service-answers.ts';
import { readVapidKeys, vapidHeader, type VapidKey } from './vapid.ts';

export type Sent =
  | { kind: 'sent' }
  /**
   * The subscription has ended, no key of the product can reach it any more, or its host does not
   * exist.
   */
  | { kind: 'gone' }
  /**
   * To retry: the push service requests it after `seconds` at the soonest, or does not answer
   * (status 0). `isAsked` is false if it was not asked, since it did not answer shortly before.
   */
  | { kind: 'again'; origin: string; status: number; seconds: number; isAsked?: false }
  /** The push service refuses this message. */
  | { kind: 'refused'; origin: string; status: number };

export interface Sending {
  keys: readonly VapidKey[];
  /** Origins of push services besides the known ones. */
  services: ReadonlySet<string>;
  /** Address at which a push service reaches the operator; by default the subscription's site. */
  contact: string | undefined;
  /** How long a push service keeps a message for a device that is off, s. */
  ttl: number;
}

/** How long a push service keeps an alert, s. */
const TTL = 3_600;

/** Returns what messages need of the settings, and the time of an alert. */
export function sendingOf(env: Env): Sending {
  return {
    keys: readVapidKeys(env.VAPID_KEY),
    services: morePushServices(env),
    contact: env.PUSH_CONTACT,
    ttl: TTL,
  };
}

/** Time that a push service has for its answer, ms. */
const TIMEOUT = 5_000;
/** Longest pause that a `Retry-After` can cause, s. */
const LONGEST_WAIT = 43_200;
/** Cloudflare's status for a host without an address. */
const NO_ADDRESS = 530;

/**
 * Sends a message to a browser (RFC 8030, 8291 and 8292). It carries the nonce of a subscription
 * that has not sent it back yet. Never throws.
 */
export async function sendMessage(
  subscription: PushSubscriptionRow,
  message: PushMessage,
  { keys, services, contact, ttl }: Sending,
): Promise<Sent> {
  const { endpoint, vapidKey, site } = subscription;
  const origin = pushServiceOf(endpoint, services);
  const key = keys.find(({ publicKey }) => publicKey === vapidKey);
  const receiver = receiverOf(subscription);
  // The operator has removed the key, or the push service, from the settings.
  if (origin === null || key === undefined || receiver === null) return { kind: 'gone' };
  const begun = Date.now();
  if (!mayAsk(origin, begun)) return notAsked(origin);
  const mayBeInvented = subscription.nonce !== null && mayNotExist(origin);
  try {
    const [body, authorization] = await Promise.all([
      newMessageKeys().then((own) => encryptMessage(textFor(subscription, message), receiver, own)),
      vapidHeader(origin, {
        key,
        contact: contact || site,
        now: Date.now(),
        isKept: !mayBeInvented,
      }),
    ]);
    const response = await post(
      endpoint,
      { origin, begun },
      {
        body,
        headers: {
          authorization,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          urgency: 'high',
          // A device that was off gets only the newest message about a match.
          topic: await topicOf(message.notification.tag),
        },
      },
    );
    return response ? sentOf(response, origin) : unreached(origin, mayBeInvented);
  } catch (error) {
    logAway(origin, error);
    return unreached(origin, mayBeInvented);
  }
}

/** Returns the answer of a push service, without its body; null if there is none. */
async function post(
  endpoint: string,
  { origin, begun }: { origin: string; begun: number },
  init: Pick<RequestInit, 'body' | 'headers'>,
): Promise<Response | null> {
  try {
    const response = await fetch(endpoint, {
      ...init,
      method: 'POST',
      // A redirect could lead to an address inside the operator's network.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit(TIMEOUT)),
    });
    await response.body?.cancel();
    if (response.status !== NO_ADDRESS) {
      noteAnswer(origin, { begun, now: Date.now() });
      return response;
    }
  } catch (error) {
    logAway(origin, error);
  }
  noteSilence(origin, { begun, now: Date.now() });
  return null;
}

/** Logs no message of the error: it may hold the endpoint, with which anyone could send. */
function logAway(origin: string, error: unknown): void {
  log('warn', 'push-service-away', {
    service: origin,
    error: error instanceof Error ? error.name : 'unknown',
  });
}

/** Returns what is said of a service that has not answered shortly before, and is not asked. */
export function notAsked(origin: string): Sent {
  return { kind: 'again', origin, status: 0, seconds: 0, isAsked: false };
}

/**
 * Returns what a service that cannot be reached means. Names of hosts do not tell an outage from an
 * invented host, so only a subscription that has never shown that its host exists ends at once.
 */
function unreached(origin: string, mayBeInvented: boolean): Sent {
  return mayBeInvented ? { kind: 'gone' } : { kind: 'again', origin, status: 0, seconds: 0 };
}

function textFor({ id, nonce }: PushSubscriptionRow, message: PushMessage): string {
  if (nonce === null) return JSON.stringify(message);
  const proof = { subscription: id, nonce };
  return JSON.stringify({ ...message, mutable: true, proof } satisfies PushMessage);
}

function receiverOf({ p256dh, auth }: PushSubscriptionRow) {
  const [point, secret] = [fromBase64url(p256dh), fromBase64url(auth)];
  return point && secret ? { p256dh: point, auth: secret } : null;
}

function sentOf({ ok, status, headers }: Response, origin: string): Sent {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', origin, status };
  const wait = retryAfterMs(headers.get('retry-after'), Date.now()) ?? 0;
  const seconds = Math.min(Math.ceil(wait / 1_000), LONGEST_WAIT);
  return { kind: 'again', origin, status, seconds };
}

/** Returns 32 characters of base64url, as a topic takes them (RFC 8030 §5.4). */
async function topicOf(tag: string): Promise<string> {
  return (await digestOf(tag)).slice(0, 32);
}
