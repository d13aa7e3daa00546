import {
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  OWN_MESSAGES,
  RETRY_LIMIT,
} from '../../edge/contracts/messages.ts';
import { isApiFailure, type ApiFailure } from './failure.ts';

/** A page's message for a part that failed to load. */
export interface Failed {
  kind: 'failed';
  /** HTTP status of a page whose main part failed this way. */
  status: number;
  /** Text for the visitor (spec point 8). */
  message: string;
}

/** Result of a call that may fail alone while the rest of the page shows. */
export type Settled<Value> = { kind: 'loaded'; value: Value } | Failed;

/** Returns a call's value, or the message for its failure. */
export async function settle<Value>(call: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    return failedBy(error);
  }
}

/**
 * Settles a call with what a visitor typed, such as the words of a search or a date. If the API refuses that, so
 * does the page: 400.
 */
export async function settleTyped<Value>(call: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    const failed = failedBy(error);
    const refusesTyped = failed.status === REFUSED && isApiFailure(error) && error.status === 400;
    return refusesTyped ? { ...failed, status: 400 } : failed;
  }
}

/** Returns the message for a failed call. Rethrows any other error. */
export function failedBy(error: unknown): Failed {
  if (!isApiFailure(error)) throw error;
  const message = messageOf(error);
  return { kind: 'failed', status: pageStatus(error, message), message };
}

/** Status of a page whose API is unreachable. */
const AWAY = 503;
/** Status of a page whose API refuses the edge. */
const REFUSED = 502;

/**
 * Whether the API was unreachable. The rooms' data may then replace its response, but never a
 * refusal (ADR 25).
 */
export function isAway({ status }: Failed): boolean {
  return status === AWAY;
}

/**
 * Statuses that a page takes over from its API: missing, too many requests, not available in the
 * country.
 */
const PASSED_ON = new Set([404, 429, 451]);
/** Transient statuses: a later retry may succeed. */
const PASSING = new Set([408, 409, 425]);

/**
 * Returns the page's status: the API's if the page takes it over, 404 for what is gone, else 503 if the
 * API fails, or 502 if it refuses the edge's request. Neither page nor visitor is to blame for the last two.
 */
function pageStatus({ status }: ApiFailure, message: string): number {
  if (message === NOT_IN_YOUR_COUNTRY) return 451;
  if (PASSED_ON.has(status)) return status;
  if (status === 410) return 404;
  return status >= 500 || PASSING.has(status) ? AWAY : REFUSED;
}

/** Returns a message of spec point 8, since the API's own is for developers. */
function messageOf({ status, message }: ApiFailure): string {
  if (OWN_MESSAGES.has(message) && message !== GENERIC_FAILURE) return message;
  if (status === 429) return RETRY_LIMIT;
  return status === 451 ? NOT_IN_YOUR_COUNTRY : GENERIC_FAILURE;
}

/** Returns the HTTP status of a page with this main part. */
export function statusOf(main: Settled<unknown>): number {
  return main.kind === 'loaded' ? 200 : main.status;
}
