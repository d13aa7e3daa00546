import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { otpRequests, type CodeChannel, type CodePurpose } from '../../db/code-schema.ts';
import type { Database } from '../../db/database.ts';
import type { Identifier } from '../accounts/identifier.ts';
import { keyedDigestOf } from '../../../digest.ts';

/** Life of a code, ms. */
export const CODE_LIFE = 300_000;
/** How long codes may be made for a request, ms. */
export const REQUEST_LIFE = 3_600_000;
/** Most tries of a code. */
export const CODE_TRIES = 5;

/** A request for a code: its recipient, purpose and caller. */
export interface OtpRequest {
  id: string;
  identifier: Identifier;
  purpose: CodePurpose;
  /** The signed-in user, if any. */
  userId: string | null;
}

const CHANNELS = { email: 'email', phone: 'sms' } as const;
const KINDS = { email: 'email', sms: 'phone' } as const;

export function channelOf({ kind }: Identifier): CodeChannel {
  return CHANNELS[kind];
}

/** Stores a request, without a code yet. */
export async function openRequest(db: Database, request: OtpRequest, now: number): Promise<void> {
  const { id, identifier, purpose, userId } = request;
  await db.insert(otpRequests).values({
    id,
    channel: channelOf(identifier),
    target: identifier.value,
    purpose,
    userId,
    expires: now + REQUEST_LIFE,
  });
}

interface RequestNamed {
  id: string;
  channel: CodeChannel;
  now: number;
}

/** Returns a request whose code is valid; null without one. */
export async function findOpenRequest(
  db: Database,
  named: RequestNamed,
): Promise<OtpRequest | null> {
  const [row] = await db.select().from(otpRequests).where(hasOpenCode(named));
  return row ? requestOf(row) : null;
}

function hasOpenCode({ id, channel, now }: RequestNamed) {
  return and(
    eq(otpRequests.id, id),
    eq(otpRequests.channel, channel),
    isNull(otpRequests.usedAt),
    gt(otpRequests.codeExpires, now),
  );
}

/** Returns a request that may get a code; null if unknown, too old or done. */
export async function findRequest(
  db: Database,
  { id, channel, now }: RequestNamed,
): Promise<OtpRequest | null> {
  const [row] = await db
    .select()
    .from(otpRequests)
    .where(
      and(
        eq(otpRequests.id, id),
        eq(otpRequests.channel, channel),
        gt(otpRequests.expires, now),
        isNull(otpRequests.usedAt),
      ),
    );
  return row ? requestOf(row) : null;
}

/** Stores a request's new code. Earlier codes become invalid. */
export async function putCode(
  db: Database,
  { id, code, secret, now }: { id: string; code: string; secret: string; now: number },
): Promise<void> {
  await db
    .update(otpRequests)
    .set({ codeHash: await hashOfCode(secret, id, code), codeExpires: now + CODE_LIFE, tries: 0 })
    .where(and(eq(otpRequests.id, id), isNull(otpRequests.usedAt)));
}

export type TriedCode =
  | { kind: 'right'; request: OtpRequest }
  | { kind: 'wrong' }
  /** No code is valid: none was made, it was used, or it expired. */
  | { kind: 'expired' }
  /** `retryAfter`: time until the code expires, s. */
  | { kind: 'too-often'; retryAfter: number };

interface CodeTry extends RequestNamed {
  code: string;
  secrets: readonly string[];
  /** Most tries of the code. */
  most?: number;
}

/**
 * Tries a code. One transaction counts the try and uses the code up, so that at most five tries of
 * a code, or `most`, are checked and one is right, even if they are concurrent.
 */
export async function tryCode(
  db: Database,
  { code, secrets, most = CODE_TRIES, ...named }: CodeTry,
): Promise<TriedCode> {
  const { id, now } = named;
  const hashes = await Promise.all(secrets.map((secret) => hashOfCode(secret, id, code)));
  const isOpen = hasOpenCode(named);
  const [[counted], [used]] = await db.batch([
    db
      .update(otpRequests)
      .set({ tries: sql`${otpRequests.tries} + 1` })
      .where(isOpen)
      .returning({ tries: otpRequests.tries, codeExpires: otpRequests.codeExpires }),
    db
      .update(otpRequests)
      .set({ usedAt: now })
      .where(and(isOpen, lte(otpRequests.tries, most), inArray(otpRequests.codeHash, hashes)))
      .returning(),
  ]);
  if (used) return { kind: 'right', request: requestOf(used) };
  if (!counted) return { kind: 'expired' };
  if (counted.tries <= most) return { kind: 'wrong' };
  const { codeExpires } = counted;
  return { kind: 'too-often', retryAfter: Math.ceil(((codeExpires ?? now) - now) / 1_000) };
}

function requestOf(row: typeof otpRequests.$inferSelect): OtpRequest {
  const { id, channel, target, purpose, userId } = row;
  return { id, identifier: { kind: KINDS[channel], value: target }, purpose, userId };
}

/**
 * Returns a hash with the secret as key, because a million codes are quickly tried. The request's
 * id is the salt.
 */
async function hashOfCode(secret: string, id: string, code: string): Promise<string> {
  return keyedDigestOf(secret, `code ${id} ${code}`);
}
