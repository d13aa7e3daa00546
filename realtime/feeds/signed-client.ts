import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ingestErrorSchema, type IngestError, type IngestFault } from '../protocol/ingest.ts';
import { backoffDelay, DEFAULT_BACKOFF, retryAfterDelay, type Backoff } from './backoff.ts';
import type { Signer } from './signature.ts';
import { sleepUntilAborted } from './sleep.ts';

export interface SignedClientOptions {
  /** The origin the feed sends to. */
  to: string;
  sign: Signer;
  /** Stops retrying, after the current attempt ends. */
  signal: AbortSignal;
  /** Retry limit, ms; then a request counts as not acknowledged. */
  retryFor?: number;
  /** Also retries after refusals that the server's operator can lift. */
  outlivesRefusals?: boolean;
  /** Response timeout, ms. */
  timeout?: number;
  backoff?: Backoff;
  /** Called before each wait (ms), with the failure and the number of earlier retries. */
  onRetry?: (failure: PostFailure, wait: number, retries: number) => void;
}

/**
 * How a request ended. `refused`: the server's answer is final. `unacknowledged`: the request may
 * have arrived.
 */
export type PostOutcome<T> =
  | { kind: 'acknowledged'; value: T }
  | { kind: 'refused'; status: number; message: string; faults?: readonly IngestFault[] }
  | { kind: 'unacknowledged'; reason: string };

export type PostFailure = Exclude<PostOutcome<never>, { kind: 'acknowledged' }>;

/** Whether the server lacks the call, as a server with rooms alone does. */
export function isMissing(outcome: PostOutcome<unknown>): boolean {
  return outcome.kind === 'refused' && outcome.status === 404;
}

/** Returns a function for `post` that parses answers by a schema. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
): (answer: unknown) => v.InferOutput<Schema> | undefined {
  return (answer) => {
    const parsed = v.safeParse(schema, answer);
    return parsed.success ? parsed.output : undefined;
  };
}

export interface SignedClient {
  /** The origin of the server. */
  readonly to: string;
  /**
   * Posts JSON until the server answers 2xx with a body that `read` accepts. All attempts have the
   * same id and body; each has a new signature.
   */
  post<T>(
    path: string,
    body: unknown,
    read: (answer: unknown, headers: Headers) => T | undefined,
  ): Promise<PostOutcome<T>>;
}

type Attempt<T> =
  | Exclude<PostOutcome<T>, { kind: 'unacknowledged' }>
  | { kind: 'retry'; failure: PostFailure; after: number };

/** 4xx statuses that may succeed on a retry. */
const RETRIED_4XX: ReadonlySet<number> = new Set([408, 425, 429]);
/** Statuses of a wrong secret or address: someone may fix the server while the feed waits. */
const LIFTED_4XX: ReadonlySet<number> = new Set([401, 403, 404]);

export function createSignedClient({
  to,
  sign,
  signal,
  retryFor = 10 * 60_000,
  outlivesRefusals = false,
  timeout = 20_000,
  backoff = DEFAULT_BACKOFF,
  onRetry,
}: SignedClientOptions): SignedClient {
  async function attempt<T>(
    url: URL,
    id: string,
    body: string,
    read: (answer: unknown, headers: Headers) => T | undefined,
  ): Promise<Attempt<T>> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...sign(id, Date.now(), body) },
        body,
        // A redirected POST would arrive as a GET without its body.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      const { status } = response;
      if (response.ok) {
        const value = read(parseJson(text), response.headers);
        if (value !== undefined) return { kind: 'acknowledged', value };
        return retry(`${status} with an answer that is not the ingest's`);
      }
      const { message, faults } = refusalOf(text);
      if (status < 500 && !RETRIED_4XX.has(status)) {
        const failure: PostFailure = {
          kind: 'refused',
          status,
          message,
          ...(faults && { faults }),
        };
        const isLifted = outlivesRefusals && LIFTED_4XX.has(status);
        return isLifted ? { kind: 'retry', failure, after: 0 } : failure;
      }
      const after = retryAfterDelay(response.headers.get('retry-after'), Date.now());
      return retry(`${status} ${message}`.trim(), after);
    } catch (error) {
      return retry(networkFault(error));
    }
  }

  return {
    to,
    async post(path, payload, read) {
      const url = new URL(path, to);
      const body = JSON.stringify(payload);
      const id = `msg_${randomUUID()}`;
      const deadline = Date.now() + retryFor;
      for (let retries = 0; ; retries++) {
        const result = await attempt(url, id, body, read);
        if (result.kind !== 'retry') return result;
        const { failure } = result;
        const wait = Math.max(result.after, backoffDelay(retries, backoff, Math.random));
        if (signal.aborted || Date.now() + wait > deadline) return failure;
        onRetry?.(failure, wait, retries);
        await sleepUntilAborted(wait, signal);
        if (signal.aborted) return failure;
      }
    },
  };
}

function retry(reason: string, after = 0): Attempt<never> {
  return { kind: 'retry', failure: { kind: 'unacknowledged', reason }, after };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(text: string): IngestError {
  const parsed = v.safeParse(ingestErrorSchema, parseJson(text));
  if (!parsed.success) return { message: text.replace(/\s+/g, ' ').trim().slice(0, 200) };
  const { message, faults = [] } = parsed.output;
  const reported = faults.slice(0, 5).map((fault) => `${fault.path}: ${fault.message}`);
  return { message: [message, ...reported].join('; '), faults };
}

/** Returns why a request failed. fetch hides the reason (ECONNREFUSED …) in the error's cause. */
function networkFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
