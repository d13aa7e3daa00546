import { log } from '../../realtime/hosts/log.ts';
import type { CodeChannel } from '../origin/db/code-schema.ts';
import type { Delivered } from '../origin/patron/delivery/deliver.ts';
import type { CodeText } from './code-text.ts';

export interface Provider {
  url: string;
  /** Bearer token; if it is empty, none is sent. */
  key: string;
}

/** A notice with its text, ready to send. */
export interface Letter extends CodeText {
  channel: CodeChannel;
  to: string;
  code: string | null;
}

/** The provider's time limit, ms. */
const TIMEOUT_MS = 8_000;

/**
 * Sends a letter through a provider's HTTP API: `POST` of `{to, subject, text}` for an e-mail, `{to, text}`
 * for an SMS, each with an `idempotency-key`. Any 2xx means acceptance; 400 and 422 refuse
 * the recipient, whom anybody may have named: they are no error of the product's.
 */
export async function sendByHttp(letter: Letter, provider: Provider): Promise<Delivered> {
  const failed = await post(letter, provider);
  if (failed === null) return 'sent';
  const isRefused = REFUSALS.has(failed);
  log(isRefused ? 'info' : 'error', 'code-not-sent', { channel: letter.channel, reason: failed });
  return isRefused ? 'refused' : 'failed';
}

/** Answers to a message whose recipient cannot be reached. */
const REFUSALS: ReadonlySet<string> = new Set(['status 400', 'status 422']);

/** Returns the failure, or null. It never contains the provider's words, which may quote the recipient's address. */
async function post(letter: Letter, { url, key }: Provider): Promise<string | null> {
  const { channel, to, subject, text } = letter;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(channel === 'email' ? { to, subject, text } : { to, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
}
