import type * as v from 'valibot';
import type { ApiCall } from '../contracts/api-call.ts';
import type { User } from '../contracts/user.ts';

/** Optional facts of a refusal. */
interface RefusalFacts {
  /** A number of `STATE`, by which a page finds its text. */
  state?: number;
  /** Time until the call may be tried again, s. */
  retryAfter?: number;
}

/**
 * An error that a handler returns: for an input that no schema can reject, such as a figure that a sport does
 * not have, or for a caller who may not do this now.
 */
export class Refusal {
  readonly status: RefusalStatus;
  readonly message: string;
  readonly facts: RefusalFacts;

  constructor(status: RefusalStatus, message: string, facts: RefusalFacts = {}) {
    this.status = status;
    this.message = message;
    this.facts = facts;
  }
}

/** A call's data as JSON in parts, for data without a largest size: nobody holds it as a whole. */
export class JsonParts {
  readonly parts: AsyncIterable<string>;
  /** Is called once the reader has all parts or gets no more, maybe before any was read. */
  readonly end: () => Promise<void>;

  constructor(parts: AsyncIterable<string>, end: () => Promise<void> = async () => {}) {
    this.parts = parts;
    this.end = end;
  }
}

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503;

/** The type of `user`, by a call's `caller`. Handlers of calls for `anyone` read no user. */
export interface Callers {
  anyone: unknown;
  'anyone-or-user': User | null;
  'signed-in': User;
}

/**
 * Returns a call's data, undefined for an unknown id, or a refusal. `Services` is what handlers need beside
 * the input, such as the database and the time of the call.
 */
export type Handler<Call extends ApiCall, Services> = (
  input: v.InferOutput<Call['input']>,
  services: Services & { user: Callers[Call['caller']] },
) => Promised<
  | v.InferOutput<Call['data']>
  | undefined
  | Refusal
  | (Call extends { isStream: true } ? JsonParts : never)
>;

type Promised<Value> = Value | Promise<Value>;

/** A handler for each call, by the call's name. The compiler reports a missing one. */
export type Handlers<Calls extends Record<string, ApiCall>, Services> = {
  [Name in keyof Calls]: Handler<Calls[Name], Services>;
};
