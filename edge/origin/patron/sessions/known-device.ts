import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import { keyedDigestOf } from '../../../digest.ts';
import type { UserRow } from '../../db/account-schema.ts';

/** How long a device is known after a sign-in, ms: 180 days. */
const LIFE = 180 * 86_400_000;

type Owner = Pick<UserRow, 'id' | 'passwordHash'>;

interface Signing {
  /**
   * The first signs; all are accepted. Empty if SESSION_SECRET is unset, so that no device is
   * known.
   */
  secrets: readonly string[];
  now: number;
}

/**
 * Adds a device token to a sign-in's tokens: proof that the owner has signed in on this device. It
 * signs nobody in, but lets the owner try a password without a captcha while others' wrong tries
 * require one. It names nobody, the database does not store it, and a new password makes it invalid
 * on every device.
 */
export async function withDevice(
  tokens: Tokens | Refusal,
  owner: Owner,
  { secrets: [secret], now }: Signing,
): Promise<Tokens | Refusal> {
  if (tokens instanceof Refusal || secret === undefined) return tokens;
  const issued = now.toString(36);
  return { ...tokens, deviceToken: `${issued}.${await signatureOf(owner, issued, secret)}` };
}

/** Whether a token proves that the account's owner has signed in on this device. */
export async function isKnownDevice(
  token: string | null,
  owner: Owner,
  { secrets, now }: Signing,
): Promise<boolean> {
  const [, issued = '', signature = ''] = /^([\da-z]{1,9})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  const age = now - Number.parseInt(issued, 36);
  if (!(age < LIFE)) return false;
  const expected = await Promise.all(secrets.map((secret) => signatureOf(owner, issued, secret)));
  return expected.some((each) => timingSafeEqual(Buffer.from(signature), Buffer.from(each)));
}

function signatureOf({ id, passwordHash }: Owner, issued: string, secret: string): Promise<string> {
  return keyedDigestOf(secret, `device ${id} ${issued} ${passwordHash ?? ''}`);
}
