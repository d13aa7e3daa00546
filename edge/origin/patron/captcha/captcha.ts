import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { challengeSchema, solutionSchema, type Challenge } from '../../../contracts/captcha.ts';
import { captchas } from '../../db/code-schema.ts';
import type { Database } from '../../db/database.ts';
import { digestOf, keyedDigestOf } from '../../../digest.ts';
import { newToken } from '../secret-tokens.ts';

/** Life of a challenge, and of the token for its solution, ms. */
export const CAPTCHA_LIFE = 300_000;

/** Iterations per try, and number of tries. A phone needs half a second to three seconds. */
const COST = 5_000;
const TRIES = { least: 50, most: 150 };

/** Most work of a captcha, as a multiple of the usual: 8 to 48 seconds on a phone. */
export const MAX_WORK = 16;

/** `secret` signs sessions. Keys for captchas only are derived from it. */
interface CaptchaOptions {
  secret: string;
  /** ms */
  now: number;
}

/**
 * Returns a proof-of-work challenge (altcha), `work` times as long as usual, at most `MAX_WORK`.
 * The database stores nothing: the signature covers the id, work and expiry.
 */
export async function newCaptcha(options: CaptchaOptions & { work: number }): Promise<{
  uuid: string;
  challenge: Challenge;
}> {
  const uuid = crypto.randomUUID();
  const work = Math.min(options.work, MAX_WORK);
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
 * Returns the token for a solution. Null if the solution is wrong, late, used before or for another
 * challenge, or if none of the secrets signed the challenge.
 */
export async function solveCaptcha(
  db: Database,
  { uuid, payload }: { uuid: string; payload: string },
  { secrets, now }: { secrets: readonly string[]; now: number },
): Promise<string | null> {
  const read = v.safeParse(solutionSchema, readPayload(payload));
  if (!read.success) return null;
  const { challenge, solution } = read.output;
  const { data, expiresAt } = challenge.parameters;
  const { work = 1 } = data;
  if (data.uuid !== uuid || expiresAt * 1_000 <= now) return null;
  const checks = secrets.map(async (secret) =>
    verifySolution({ challenge, solution, deriveKey, ...(await signingSecrets(secret)) }),
  );
  if (!(await Promise.all(checks)).some(({ verified }) => verified)) return null;
  const token = newToken();
  const [row] = await db
    .insert(captchas)
    .values({ id: uuid, tokenHash: await digestOf(token), work, expires: now + CAPTCHA_LIFE })
    .onConflictDoNothing()
    .returning({ id: captchas.id });
  return row ? token : null;
}

/** Whether a token is valid and took at least this much work. Uses the token up. */
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
