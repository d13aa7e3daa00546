import type * as v from 'valibot';
import type { ApiCall } from '../contracts/api-call.ts';
import type { User } from '../contracts/user.ts';

/** An input that only its handler can tell to be wrong, such as a figure that a sport does not have. */
export class WrongInput {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** Who makes a call, by whom it says may make it. */
export interface Callers {
  anyone: User | null;
  'signed-in': User;
}

/**
 * Answers one call: its data, undefined where nothing has such an id, or what is
 * wrong with its input. `Services` is what handlers are given beside the input:
 * a database, the time of the call.
 */
export type Handler<Call extends ApiCall, Services> = (
  input: v.InferOutput<Call['input']>,
  services: Services & { user: Callers[Call['caller']] },
) => Promised<v.InferOutput<Call['data']> | undefined | WrongInput>;

type Promised<Value> = Value | Promise<Value>;

/** A handler for each call, by name: a list that lacks one does not compile. */
export type Handlers<Calls extends Record<string, ApiCall>, Services> = {
  [Name in keyof Calls]: Handler<Calls[Name], Services>;
};
