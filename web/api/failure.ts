import { SESSION_ENDED, SIGN_IN_REQUIRED } from '../../edge/contracts/states.ts';

/** A failed call (spec point 7): its HTTP status, or 500 without a response. */
export interface ApiFailure extends Error {
  kind: 'api-failure';
  status: number;
  /** The response body, or raw error. */
  response: unknown;
  /** A number of `STATE`, if the response has one. */
  state?: number | undefined;
  /** Time until a retry may work, s, if the response says so. */
  retryAfter?: number | undefined;
}

/** Returns the failure of a call. */
export function apiFailure(status: number, message: string, response: unknown): ApiFailure {
  return Object.assign(new Error(message), { kind: 'api-failure' as const, status, response });
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && 'kind' in error && error.kind === 'api-failure';
}

/** Whether a call failed because nobody is signed in, or the session is over. */
export function isSignedOut({ state }: ApiFailure): boolean {
  return state === SESSION_ENDED || state === SIGN_IN_REQUIRED;
}

/**
 * Whether a call failed without a word on whether its session is over: the API is away, limits it, or refuses to renew
 * the session in an unclear way.
 */
export function leavesSession(failure: ApiFailure): boolean {
  const { status } = failure;
  return status === 503 || status === 429 || (status === 401 && !isSignedOut(failure));
}

/**
 * Returns the value, or null if it does not exist: 404, or 400 from an API that refuses such an id, season
 * or cursor.
 */
export async function orNullWhenMissing<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** Returns the value, or null if the call failed: for optional data. */
export async function orNullWhenFailed<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error)) return null;
    throw error;
  }
}
