import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { challengeSchema, solutionSchema, type Challenge } from '../../../contracts/captcha.ts';
import { captchas } from '../../db/code-schema.ts';
import type { Database } from '../../db/database.ts';
import { digestOf, keyedDigestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/** Life of a challenge, and of the token for its solution, ms. */
export const CAPTCHA_LIFE = 300_000;

/** Iterations of a try, and how many tries a solution takes: half a second of a phone's time, three at most. */
const COST = 5_000;
const TRIES = { least: 50, most: 150 };

/** The most work that a captcha takes, as a multiple of the usual: 8 to 48 seconds of a phone's time. */
export const MOST_WORK = 16;

/** What a captcha is signed with is no other secret, but made of one. */
interface CaptchaOptions {
  secret: string;
  /** ms */
  now: number;
}

/**
 * A challenge to work on (proof of work, by altcha), `work` times as long as usual. Nothing is
 * stored: the signature covers its id, its work and its end.
 */
export async function newCaptcha(options: CaptchaOptions & { work: number }): Promise<{
  uuid: string;
  challenge: Challenge;
}> {
  const uuid = crypto.randomUUID();
  const work = Math.min(options.work, MOST_WORK);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most * work, TRIES.least * work),
    deriveKey,
    data: { uuid, work },
    expiresAt: Math.floor((options.now + CAPTCHA_LIFE) / 1_000),
    ...(await signingSecrets(options.secret)),
  });
  return { uuid, challenge: v.parse(challengeSchema, challenge) };
}

/**
 * The token that a solution earns; null for one that is wrong, of another
 * challenge, too late, or brought before.
 */
export async function solveCaptcha(
  db: Database,
  { uuid, payload }: { uuid: string; payload: string },
  { secret, now }: CaptchaOptions,
): Promise<string | null> {
  const read = v.safeParse(solutionSchema, readPayload(payload));
  if (!read.success) return null;
  const { challenge, solution } = read.output;
  const { data, expiresAt } = challenge.parameters;
  const { work = 1 } = data;
  if (data.uuid !== uuid || expiresAt * 1_000 <= now) return null;
  const secrets = await signingSecrets(secret);
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  if (!verified) return null;
  const token = newToken();
  const [row] = await db
    .insert(captchas)
    .values({ id: uuid, tokenHash: await digestOf(token), work, expires: now + CAPTCHA_LIFE })
    .onConflictDoNothing()
    .returning({ id: captchas.id });
  return row ? token : null;
}

/** Whether a token lets a call through that takes so much work, which it does once. */
export async function spendCaptcha(
  db: Database,
  { uuid, token }: { uuid: string; token: string },
  { now, work = 1 }: { now: number; work?: number },
): Promise<boolean> {
  const [row] = await db
    .update(captchas)
    .set({ usedAt: now })
    .where(
      and(
        eq(captchas.id, uuid),
        eq(captchas.tokenHash, await digestOf(token)),
        isNull(captchas.usedAt),
        gt(captchas.expires, now),
        gte(captchas.work, work),
      ),
    )
    .returning({ id: captchas.id });
  return row !== undefined;
}

/** Removes those that nobody can bring any more. */
export async function sweepCaptchas(db: Database, now: number): Promise<void> {
  await db.delete(captchas).where(lte(captchas.expires, now - CAPTCHA_LIFE));
}

async function signingSecrets(secret: string) {
  const [hmacSignatureSecret, hmacKeySignatureSecret] = await Promise.all([
    keyedDigestOf(secret, 'captcha challenge'),
    keyedDigestOf(secret, 'captcha solution'),
  ]);
  return { hmacSignatureSecret, hmacKeySignatureSecret };
}

function readPayload(payload: string): unknown {
  try {
    return JSON.parse(atob(payload));
  } catch {
    return undefined;
  }
}
