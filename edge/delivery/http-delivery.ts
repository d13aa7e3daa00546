import { log } from '../../realtime/hosts/log.ts';
import type { CodeNotice, Delivered } from '../origin/patron/delivery/deliver.ts';
import { REQUEST_FAULTS } from '../shared/request-faults.ts';
import { retryAfterMs } from '../shared/retry-after.ts';
import type { CodeText } from './code-text.ts';

export interface Provider {
  url: string;
  /** Bearer token; if it is empty, none is sent. */
  key: string;
}

/** A notice with its text, ready to send. */
export type Letter = CodeText & Omit<CodeNotice, 'purpose'>;

/** How long a provider has to take a letter, all tries together, ms: within the time that a page gives a call. */
const TIMEOUT_MS = 8_000;
/** Shortest pause after a 429, ms: providers count messages by the second. */
const PAUSE_MS = 1_000;
/** Up to how much longer a pause is, at random, ms: letters that are refused together do not all come again together. */
const SPREAD_MS = 1_000;
/** Time that a provider needs for an answer, ms: a letter with less left is not sent again. */
const ANSWER_MS = 2_000;
/** Most tries of a letter: many providers count the refused ones too. */
const MOST_TRIES = 3;

/** How letters wait; a test has a time of its own. */
export interface Waiting {
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

const IN_TIME: Waiting = {
  now: () => Date.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Sends a letter through a provider's HTTP API: `POST` of `{to, subject, text}` for an e-mail, `{to, text}`
 * for an SMS, each with an `idempotency-key`. Any 2xx means acceptance. 401, 402, 403, 405 and others are about the
 * product or its request: failures. 429 says that there are too many letters, which anybody may have asked for, and
 * another 4xx refuses the recipient, whom anybody may have named: no errors of the product's. After a 429 a letter
 * that somebody waits for is sent again while there is time, whether or not it has a code: neither the time nor the
 * answer shows who has an account.
 */
export async function sendByHttp(
  letter: Letter,
  provider: Provider,
  { now, pause }: Waiting = IN_TIME,
): Promise<Delivered> {
  const idempotencyKey = crypto.randomUUID();
  const until = now() + TIMEOUT_MS;
  const most = letter.kind === 'removed' ? 1 : MOST_TRIES;
  for (let tries = 1; ; tries += 1) {
    const limitMs = Math.max(1, Math.ceil(until - now()));
    const answer = await post(letter, { ...provider, idempotencyKey, limitMs });
    if (answer === null) return 'sent';
    const { status, reason } = answer;
    const hasTooMany = status === TOO_MANY;
    const wait = Math.max(answer.retryAfterMs ?? 0, PAUSE_MS) + Math.random() * SPREAD_MS;
    if (hasTooMany && tries < most && now() + wait + ANSWER_MS < until) {
      await pause(wait);
      continue;
    }
    // A provider that has too many letters may also answer the next try late.
    const isBusy = hasTooMany || tries > 1;
    const outcome = refusesRecipient(status) ? 'refused' : isBusy ? 'busy' : 'failed';
    log(LEVELS[outcome], 'code-not-sent', { channel: letter.channel, reason });
    return outcome;
  }
}

const TOO_MANY = 429;
/** Answers to a wrong key, an unpaid bill, and a sender that the provider does not know. */
const PRODUCT_REFUSED: ReadonlySet<number> = new Set([401, 402, 403]);
const LEVELS = { refused: 'info', busy: 'warn', failed: 'error' } as const;

interface Failure {
  /** Null without an answer. */
  status: number | null;
  /** For the log. */
  reason: string;
  retryAfterMs: number | null;
}

/** Whether an answer is about the recipient: suppressed, unknown, forbidden or malformed. Null is no answer. */
function refusesRecipient(status: number | null): boolean {
  return (
    status !== null &&
    status >= 400 &&
    status < 500 &&
    status !== TOO_MANY &&
    !PRODUCT_REFUSED.has(status) &&
    !REQUEST_FAULTS.has(status)
  );
}

/**
 * Returns the failure, and how long the provider wants to be left alone, ms; or null. It never contains the provider's
 * words, which may quote the recipient's address.
 */
async function post(
  letter: Letter,
  { url, key, idempotencyKey, limitMs }: Provider & { idempotencyKey: string; limitMs: number },
): Promise<Failure | null> {
  const { channel, to, subject, text } = letter;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(channel === 'email' ? { to, subject, text } : { to, text }),
      signal: AbortSignal.timeout(limitMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return null;
    const wait = retryAfterMs(answer.headers.get('retry-after'), Date.now());
    const { status } = answer;
    return { status, reason: `status ${status}`, retryAfterMs: wait };
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    return { status: null, reason, retryAfterMs: null };
  }
}
