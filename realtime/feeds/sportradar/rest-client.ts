import * as v from 'valibot';
import { backoffDelay, retryAfterDelay } from '../backoff.ts';
import { parseSourceJson } from '../parse-source-json.ts';
import { sleepUntilAborted } from '../sleep.ts';
import { AnswerError, faultOf, getWithKey, RefusedError } from './http.ts';
import type { Timing } from './timing.ts';

export interface RestOptions {
  /** Prefix of the paths, with the language. */
  base: string;
  apiKey: string;
  timing: Pick<Timing, 'rest' | 'backoff' | 'day'>;
  signal: AbortSignal;
}

export type RestAnswer<T> = { kind: 'value'; value: T } | { kind: 'fault'; reason: string };
/** `missing`: the feed does not exist, or the key's product lacks it (`isRefused`). */
export type OptionalAnswer<T> =
  | RestAnswer<T>
  | { kind: 'missing'; reason: string; isRefused: boolean };

const ATTEMPTS = 4;

/**
 * Gets a REST feed, with retries: quotas of a few calls a second are normal, and a call above them
 * gets 429.
 */
export async function getFeed<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: RestOptions,
): Promise<RestAnswer<v.InferOutput<Schema>>>;
export async function getFeed<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options: RestOptions,
  more: { isOptional: true },
): Promise<OptionalAnswer<v.InferOutput<Schema>>>;
export async function getFeed<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  { base, apiKey, timing, signal }: RestOptions,
  { isOptional = false }: { isOptional?: boolean } = {},
): Promise<OptionalAnswer<v.InferOutput<Schema>>> {
  const url = new URL(path, base.endsWith('/') ? base : `${base}/`);
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    let after = 0;
    try {
      const timeout = AbortSignal.timeout(timing.rest);
      const response = await getWithKey(url, apiKey, AbortSignal.any([signal, timeout]));
      const parsed = v.safeParse(schema, parseSourceJson(await response.text()));
      if (parsed.success) return { kind: 'value', value: parsed.output };
      const [issue] = parsed.issues;
      reason = `${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`;
    } catch (error) {
      reason = faultOf(error);
      const isNone = error instanceof AnswerError && error.status === 404;
      const isRefused = error instanceof RefusedError;
      if (isOptional && (isNone || isRefused)) return { kind: 'missing', reason, isRefused };
      if (isRefused) break;
      if (error instanceof AnswerError) after = retryAfterDelay(error.retryAfter, Date.now());
    }
    if (attempt < ATTEMPTS - 1)
      await sleepUntilAborted(
        Math.max(after, backoffDelay(attempt, timing.backoff, Math.random)),
        signal,
      );
  }
  return { kind: 'fault', reason: `${path}: ${reason}` };
}
