import type { Refusal } from '../calls/handler.ts';
import type { ApiCall } from '../contracts/api-call.ts';
import type { Env } from '../env.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';
import { createDatabase } from '../origin/db/database.ts';
import { limitTry } from '../origin/throttle.ts';
import { readSession } from '../session/read-session.ts';

const HOUR = 3_600_000;

/** A call with a form. */
export type FormCall = ApiCall & Required<Pick<ApiCall, 'form'>>;

export type FormAdmission =
  | { kind: 'admitted' }
  /** The sender has no session. */
  | { kind: 'no-session' }
  | { kind: 'refused'; refusal: Refusal };

/** Whether a call has a form that only a user may send. */
export function takesUsersForm(call: ApiCall | undefined): call is FormCall {
  return call?.form !== undefined && call.caller === 'signed-in';
}

/**
 * Counts a form for the account of its sender, who has a session of the embedded accounts. Before its body is read,
 * so that a form counts which is too large, broken or refused, and costs nothing once there were too many.
 */
export async function admitForm(
  env: Env,
  { path, form }: FormCall,
  token: string | null | undefined,
): Promise<FormAdmission> {
  const session = await readSession(env, token);
  if (!session) return { kind: 'no-session' };
  const [secret = null] = secretValues(env.SESSION_SECRET);
  const refusal = await limitTry(
    { db: createDatabase(env.DB), now: Date.now(), codes: { secret } },
    ['forms', path, session.userId],
    { limit: form.perHour, windowMs: HOUR },
  );
  return refusal ? { kind: 'refused', refusal } : { kind: 'admitted' };
}
