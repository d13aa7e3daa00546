import { SESSION_ENDED, SIGN_IN_REQUIRED } from '../../edge/contracts/states.ts';

/** A call that failed (spec point 7): its HTTP status, or 500 when there was none. */
export interface ApiFailure extends Error {
  kind: 'api-failure';
  status: number;
  /** The answer's body, or the raw error. */
  response: unknown;
  /** A number of `STATE`, where the answer has one. */
  state?: number | undefined;
  /** When it may be tried again, s, where the answer says so. */
  retryAfter?: number | undefined;
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && 'kind' in error && error.kind === 'api-failure';
}

/** Whether a call failed since nobody is signed in (any more). */
export function isSignedOut({ state }: ApiFailure): boolean {
  return state === SESSION_ENDED || state === SIGN_IN_REQUIRED;
}

/**
 * The value, or null when the answer is that it does not exist: 404, or 400 of
 * an API that such an id, season or place in a list cannot be of.
 */
export async function orNullWhenMissing<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The value, or null when the call failed: of what a page can do without. */
export async function orNullWhenFailed<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiFailure(error)) return null;
    throw error;
  }
}
