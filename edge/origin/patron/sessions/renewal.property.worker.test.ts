import * as fc from 'fast-check';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../calls/handler.ts';
import type { Tokens } from '../../../contracts/tokens.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { env } from '../../../testing/bindings.ts';
import { users } from '../../db/account-schema.ts';
import { createDatabase } from '../../db/database.ts';
import { isLive, renewSession, startSession } from './sessions.ts';

const db = createDatabase(env.DB);
const keys = () => readSessionKeys(env);
const SECOND = 1_000;
const DAY = 86_400 * SECOND;

beforeAll(async () => {
  await db.insert(users).values({ id: 'fan', uniqueHashKey: 'fan', createdAt: 0 });
});

function at(now: number) {
  return { db, now, keys, session: null };
}

async function started(now: number): Promise<Tokens> {
  const tokens = await startSession(at(now), { id: 'fan' });
  if (tokens instanceof Refusal) throw new Error(tokens.message);
  return tokens;
}

async function renewed(token: string | undefined, now: number): Promise<string | null> {
  const answer = await renewSession(at(now), token ?? '');
  return answer instanceof Refusal ? null : (answer.renewalToken ?? null);
}

describe('a renewal token', () => {
  it('ASVS 10.4.5: works once: concurrent renewals all get the same new token', async () => {
    const { renewalToken } = await started(0);
    const all = await Promise.all(Array.from({ length: 20 }, () => renewed(renewalToken, SECOND)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).not.toBe(renewalToken);
    expect(await renewed(all[0] ?? '', 2 * SECOND)).not.toBeNull();
  });

  it('returns the current token when it was replaced a moment ago', async () => {
    const { renewalToken: first } = await started(0);
    let good = first ?? '';
    for (let step = 1; step <= 5; step += 1) good = (await renewed(good, step * SECOND)) ?? '';
    expect(await renewed(first, 6 * SECOND)).toBe(good);
  });

  it('ASVS 10.4.5: ends the session when it was replaced 30 s ago or earlier', async () => {
    const { renewalToken: first, accessToken } = await started(0);
    const session = { userId: 'fan', sessionId: String(decodeJwt(accessToken)['sid']) };
    const good = await renewed(first, SECOND);
    expect(await isLive(db, session, 2 * SECOND)).toBe(true);
    expect(await renewed(first, 31 * SECOND)).toBeNull();
    expect(await renewed(good ?? '', 32 * SECOND)).toBeNull();
    expect(await isLive(db, session, 33 * SECOND)).toBe(false);
  });

  it('ASVS 10.4.5: ends only the session that it names when it was never valid', async () => {
    const [one, other] = [await started(0), await started(0)];
    const [name = ''] = (one.renewalToken ?? '').split('.');
    expect(await renewed(`${name}.${'A'.repeat(43)}`, SECOND)).toBeNull();
    expect(await renewed(one.renewalToken, SECOND)).toBeNull();
    expect(await renewed(other.renewalToken, SECOND)).not.toBeNull();
  });

  it.each(['', 'nonsense', '.', `${'x'.repeat(65)}.${'A'.repeat(43)}`])(
    'is refused when it is malformed: %j',
    async (token) => {
      expect(await renewed(token, SECOND)).toBeNull();
    },
  );

  it('lives 60 days, and each renewed token another 60 days', async () => {
    const { renewalToken } = await started(0);
    const next = await renewed(renewalToken, 59 * DAY);
    expect(next).not.toBeNull();
    expect(await renewed(next ?? '', 118 * DAY)).not.toBeNull();
    const { renewalToken: left } = await started(0);
    expect(await renewed(left, 60 * DAY)).toBeNull();
  });

  it('is one of the last twenty, however often a session is renewed within 30 s', async () => {
    const { renewalToken = '', accessToken } = await started(0);
    const issued = [renewalToken];
    for (let ms = 1; ms <= 25; ms += 1)
      issued.push((await renewed(issued.at(-1), SECOND + ms)) ?? '');
    const { replaced } = (await env.DB.prepare(
      'SELECT json_array_length(replaced_tokens) replaced FROM sessions WHERE id = ?',
    )
      .bind(decodeJwt(accessToken)['sid'])
      .first()) ?? { replaced: null };
    expect(replaced).toBe(20);
    expect(await renewed(issued[5], 2 * SECOND)).toBe(issued[25]);
    expect(await renewed(issued[4], 2 * SECOND)).toBeNull();
  });

  it('is not stored in any row', async () => {
    const { renewalToken = '' } = await started(0);
    await renewed(renewalToken, SECOND);
    const { results } = await env.DB.prepare('SELECT * FROM sessions').all();
    const [, secret = ''] = renewalToken.split('.');
    expect(JSON.stringify(results)).not.toContain(secret);
  });
});

/** The issued token to use, counted back from the newest, and the delay. */
const useArbitrary = fc.record({
  back: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat({ max: 4 })),
  afterMs: fc.oneof(fc.nat({ max: 3 * SECOND }), fc.nat({ max: 40 * SECOND })),
});

interface Issued {
  token: string;
  /** When it was replaced; null if newest. */
  replaced: number | null;
}

describe('renewal tokens in any order', () => {
  it('the newest renews, one replaced within 30 s returns it, and any other ends the session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(useArbitrary, { maxLength: 12 }), async (uses) => {
        let now = 0;
        let hasEnded = false;
        const issued: Issued[] = [
          { token: (await started(now)).renewalToken ?? '', replaced: null },
        ];
        for (const { back, afterMs } of uses) {
          now += afterMs;
          const used = issued.at(-1 - Math.min(back, issued.length - 1));
          if (!used) throw new Error('None was issued');
          const isNewest = used.replaced === null;
          const isGood = used.replaced === null || used.replaced > now - 30 * SECOND;
          hasEnded ||= !isGood;
          const answer = await renewed(used.token, now);
          if (!hasEnded && isNewest && answer !== null) {
            used.replaced = now;
            issued.push({ token: answer, replaced: null });
          }
          expect(answer).toBe(hasEnded ? null : issued.at(-1)?.token);
          expect(new Set(issued.map(({ token }) => token)).size).toBe(issued.length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
