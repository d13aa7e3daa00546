import {
  GENERIC_FAILURE,
  NOT_IN_YOUR_COUNTRY,
  OWN_MESSAGES,
  RETRY_LIMIT,
} from '../../edge/contracts/messages.ts';
import { isApiFailure, type ApiFailure } from './failure.ts';

/** What a page says where something could not be loaded. */
export interface Failed {
  kind: 'failed';
  /** The HTTP status of a page whose main part could not be loaded so. */
  status: number;
  /** What the visitor is told (spec point 8). */
  message: string;
}

/** What became of a call that may fail alone while the rest of the page is shown. */
export type Settled<Value> = { kind: 'loaded'; value: Value } | Failed;

/** What a call brought, or what is said where it brought nothing. */
export async function settle<Value>(call: Promise<Value>): Promise<Settled<Value>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    return failedBy(error);
  }
}

/** What is said of a call that failed. Anything else that was thrown is thrown on. */
export function failedBy(error: unknown): Failed {
  if (!isApiFailure(error)) throw error;
  const message = messageOf(error);
  return { kind: 'failed', status: pageStatus(error, message), message };
}

/** The status of a page whose API could not be reached. */
const AWAY = 503;

/**
 * Whether the API could not be asked, rather than answered with a refusal: what
 * rooms know may then stand in for it, and for a refusal it may not (ADR 0025).
 */
export function isAway({ status }: Failed): boolean {
  return status === AWAY;
}

/** Statuses that a page takes over from its API: not found, asked too often, not available in the country. */
const KEPT = new Set([404, 429, 451]);
/** Statuses of passing troubles: whoever asks again later may succeed. */
const PASSING = new Set([408, 409, 425]);

/** A page is not to blame for an API that fails (503), nor the visitor for one that refuses what the edge asked (502). */
function pageStatus({ status }: ApiFailure, message: string): number {
  if (message === NOT_IN_YOUR_COUNTRY) return 451;
  if (KEPT.has(status)) return status;
  return status >= 500 || PASSING.has(status) ? AWAY : 502;
}

/** In the words of spec point 8: an API's own are for developers. */
function messageOf({ status, message }: ApiFailure): string {
  if (OWN_MESSAGES.has(message) && message !== GENERIC_FAILURE) return message;
  if (status === 429) return RETRY_LIMIT;
  return status === 451 ? NOT_IN_YOUR_COUNTRY : GENERIC_FAILURE;
}

/** The status of a page whose main part this is. */
export function statusOf(main: Settled<unknown>): number {
  return main.kind === 'loaded' ? 200 : main.status;
}
