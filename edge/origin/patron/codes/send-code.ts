import { eq } from 'drizzle-orm';
import { Refusal } from '../../../calls/handler.ts';
import { GENERIC_FAILURE, NO_EMAIL_ADDRESS, NO_PHONE_NUMBER } from '../../../contracts/messages.ts';
import { STATE } from '../../../contracts/states.ts';
import { users } from '../../db/account-schema.ts';
import type { Database } from '../../db/database.ts';
import { tooManyTries } from '../../throttle.ts';
import { keyOf, type Identifier } from '../accounts/identifier.ts';
import type { CodeNotice } from '../delivery/deliver.ts';
import type { CodeServices } from './code-services.ts';
import { newCode } from './new-code.ts';
import { channelOf, CODE_LIFE, putCode, type OtpRequest } from './otp-requests.ts';

/** Wait before the next code if the provider takes no more messages for now, s. */
const BUSY_S = 30;

/** Returns the life of a code, and the wait before the next request, s. */
export function waitsOf({ resendSeconds }: CodeServices) {
  return { expiresIn: CODE_LIFE / 1_000, resendIn: resendSeconds };
}

export interface SendingServices {
  db: Database;
  now: number;
  network: string | null;
  codes: CodeServices;
}

/**
 * Makes a code for a request and sends it; returns a refusal if the delivery fails. Whether an
 * account has the address changes only the message, not the work or the answer: if there is no
 * account to sign in to, the message has no code.
 */
export async function sendCode(
  request: OtpRequest,
  secret: string,
  { db, now, codes }: SendingServices,
): Promise<Refusal | null> {
  const { id, identifier, purpose } = request;
  const code = newCode(codes.random);
  await putCode(db, { id, code, secret, now });
  const kind = noticeOf(request, await ownerOf(db, identifier));
  const showsCode = kind === 'code' || kind === 'account-exists';
  const delivered = await codes.deliver({
    channel: channelOf(identifier),
    to: identifier.value,
    purpose,
    kind,
    code: showsCode ? code : null,
  });
  if (delivered === 'sent') return null;
  if (delivered === 'busy') return tooManyTries(BUSY_S);
  // Each address gets a message, whether or not an account has it: this refusal does not show it either.
  return delivered === 'refused' ? unusable(identifier.kind) : new Refusal(503, GENERIC_FAILURE);
}

/** Returns the refusal of an address that is none, or to which nothing can be sent. */
export function unusable(kind: Identifier['kind']): Refusal {
  const message = kind === 'email' ? NO_EMAIL_ADDRESS : NO_PHONE_NUMBER;
  return new Refusal(400, message, { state: STATE.identifierMalformed });
}

/** Returns the id of the address's owner; null without one. */
async function ownerOf(db: Database, identifier: Identifier): Promise<string | null> {
  const { kind, value } = identifier;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(kind === 'email' ? eq(users.emailKey, keyOf(identifier)) : eq(users.phone, value));
  return found?.id ?? null;
}

function noticeOf({ purpose, userId }: OtpRequest, owner: string | null): CodeNotice['kind'] {
  switch (purpose) {
    case 'register':
      return owner === null ? 'code' : 'account-exists';
    case 'signin':
    case 'reset':
      return owner === null ? 'no-account' : 'code';
    case 'verify':
      return owner === null || owner === userId ? 'code' : 'taken';
  }
}
