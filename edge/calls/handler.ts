import type * as v from 'valibot';
import type { ApiCall } from '../contracts/api-call.ts';
import type { User } from '../contracts/user.ts';

/** Optional facts of a refusal. */
interface RefusalFacts {
  /** A number of `STATE`, by which a page finds its text. */
  state?: number;
  /** When the call may be tried again, s. */
  retryAfter?: number;
}

/**
 * An answer without data: for an input that only its handler can reject, such as a figure that a
 * sport does not have, or a caller who may not do this now.
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

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503;

/** The caller's type, by who may make the call. */
export interface Callers {
  anyone: User | null;
  'signed-in': User;
}

/**
 * Answers one call with its data, undefined for an unknown id, or a refusal. `Services` is the
 * handlers' other input: a database, the time of the call.
 */
export type Handler<Call extends ApiCall, Services> = (
  input: v.InferOutput<Call['input']>,
  services: Services & { user: Callers[Call['caller']] },
) => Promised<v.InferOutput<Call['data']> | undefined | Refusal>;

type Promised<Value> = Value | Promise<Value>;

/** A handler for each call, by name: a missing one does not compile. */
export type Handlers<Calls extends Record<string, ApiCall>, Services> = {
  [Name in keyof Calls]: Handler<Calls[Name], Services>;
};
