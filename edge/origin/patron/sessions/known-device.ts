import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import { keyedDigestOf } from '../../../digest.ts';
import type { UserRow } from '../../db/account-schema.ts';

/** How long a device is known after a sign-in, ms: 180 days. */
const LIFE = 180 * 86_400_000;

type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

interface Signing {
  /** Null where no SESSION_SECRET is set, and no device is known. */
  secret: string | null;
  now: number;
}

/**
 * Tokens of a sign-in with one more that says, from then on, that the owner of the account has
 * signed in on this device. It lets nobody in: with it a password may be tried while others'
 * wrong ones ask everybody for a captcha. It names nobody, nothing of it is stored, and a new
 * password ends it on every device.
 */
export async function withDevice(
  tokens: Tokens | Refusal,
  owner: Owner,
  { secret, now }: Signing,
): Promise<Tokens | Refusal> {
  if (tokens instanceof Refusal || secret === null) return tokens;
  const issued = now.toString(36);
  return { ...tokens, deviceToken: `${issued}.${await signatureOf(owner, issued, secret)}` };
}

/** Whether a token says that the owner of an account has signed in on the device that brings it. */
export async function isKnownDevice(
  token: string | null,
  owner: Owner,
  { secret, now }: Signing,
): Promise<boolean> {
  const [, issued = '', signature = ''] = /^([\da-z]{1,9})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  const age = now - Number.parseInt(issued, 36);
  if (secret === null || !(age < LIFE)) return false;
  const expected = await signatureOf(owner, issued, secret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

function signatureOf({ id, passwordHash }: Owner, issued: string, secret: string): Promise<string> {
  return keyedDigestOf(secret, `device ${id} ${issued} ${passwordHash ?? ''}`);
}
