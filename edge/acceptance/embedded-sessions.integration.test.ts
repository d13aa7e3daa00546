// The tokens' own life must end.
// oxlint-disable-next-line tests/still
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import type { MigratedDatabase } from '../local/migrate.ts';
import { DEPLOYED_VARS, startProduct, type Product } from './product.ts';
import { emailOf, PASSWORD, putUsers, sealFor, signInAt, type SignInAnswer } from './sign-ins.ts';
import { Tabs, timesOf } from './tabs.ts';

/** s */
const LIFE = 2;
const ROUNDS = 4;
const CALLS = 50;
const PATRON = `/api/${PRODUCT}-patron`;

let product: Product;
let db: MigratedDatabase;
let seal: Awaited<ReturnType<typeof sealFor>>;

beforeAll(async () => {
  product = await startProduct({ vars: { ...DEPLOYED_VARS, ACCESS_TOKEN_LIFE: String(LIFE) } });
  db = await product.database();
  await putUsers(db, 10_000);
  seal = await sealFor(product.url);
  await watch();
}, 400_000);

afterAll(async () => {
  await product.stop();
});

/** Makes the database record which messages came, and what happened to sessions. */
async function watch(): Promise<void> {
  await db.batch(
    [
      'CREATE TABLE seen (kind TEXT NOT NULL, what TEXT NOT NULL)',
      `CREATE TRIGGER messages AFTER UPDATE OF status_message ON users
       BEGIN INSERT INTO seen VALUES ('message', new.status_message); END`,
      `CREATE TRIGGER renewals AFTER UPDATE OF renewal_hash ON sessions
       BEGIN INSERT INTO seen VALUES ('replaced', old.renewal_hash); END`,
      `CREATE TRIGGER ends AFTER UPDATE OF revoked_at ON sessions
       BEGIN INSERT INTO seen VALUES ('ended', new.id); END`,
    ].map((statement) => db.prepare(statement)),
  );
}

const seenSchema = v.array(v.object({ kind: v.string(), what: v.string() }));

async function seen(kind: string): Promise<string[]> {
  const { results } = await db.prepare('SELECT kind, what FROM seen').all();
  return v.parse(seenSchema, results).flatMap((row) => (row.kind === kind ? [row.what] : []));
}

describe('tokens of the embedded API that live two seconds', () => {
  it('keep fifty concurrent calls signed in, across two tabs, repeatedly', async () => {
    const tabs = new Tabs(product.url);
    const credentials = JSON.stringify({ identifier: emailOf(0), password: PASSWORD });
    expect(await tabs.ask(`${PATRON}/v3/patron-user/signin`, credentials)).toBe(200);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Tokens expire on a whole second: at most one after their lifetime.
      await pause((LIFE + 1) * 1_000);
      const calls = Array.from({ length: CALLS }, async (_, at) => {
        // Alternates the tabs, the second a moment later.
        await pause((at % 2) * 30);
        if (at % 3 === 0) return tabs.ask(`${PATRON}/v2/patron-user/profile`);
        if (at % 3 === 1) return tabs.ask('/api/media/v1/favourite/list');
        const message = JSON.stringify({ statusMessage: `${round}-${at}` });
        return tabs.ask(`${PATRON}/patronUser/updateStatusMessage`, message);
      });
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    }
    // Calls refused for their token had no effect; the accepted ones had it once.
    expect(timesOf(await seen('message'))).toEqual(Array.from({ length: ROUNDS * 16 }, () => 1));
    const replaced = await seen('replaced');
    expect(replaced.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(new Set(replaced).size).toBe(replaced.length);
    // Reuse of an old token would have ended the session.
    expect(await seen('ended')).toEqual([]);
  });
});

async function burst(count: number, networkOf: (at: number) => string): Promise<SignInAnswer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      signInAt(product.url, { identifier: emailOf(at * 17), network: networkOf(at) }, seal),
    ),
  );
}

function tally(answers: readonly SignInAnswer[]) {
  const limited = answers.filter(({ status }) => status === 429);
  return {
    signedIn: answers.filter(({ status }) => status === 200).length,
    limited: limited.length,
    withRetryAfter: limited.filter(({ retryAfter }) => retryAfter !== null && retryAfter >= 1)
      .length,
  };
}

describe('500 simultaneous sign-ins at ten thousand accounts', () => {
  it('from 500 networks: some succeed, all others get 429 with Retry-After', async () => {
    const answers = await burst(500, (at) => `10.0.${at >> 8}.${at & 255}`);
    const { signedIn, limited, withRetryAfter } = tally(answers);
    expect(signedIn + limited).toBe(500);
    expect(withRetryAfter).toBe(limited);
    expect(signedIn).toBeGreaterThanOrEqual(20);
  }, 240_000);

  it('from one network: at most 100 succeed, and another network signs in', async () => {
    const { signedIn, limited, withRetryAfter } = tally(await burst(500, () => '192.0.2.7'));
    expect(signedIn + limited).toBe(500);
    expect(withRetryAfter).toBe(limited);
    expect(signedIn).toBeLessThanOrEqual(100);
    const again = { identifier: emailOf(9_998), network: '192.0.2.7' };
    const refused = await signInAt(product.url, again, seal);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(2);
    const other = { identifier: emailOf(9_999), network: '192.0.2.8' };
    expect((await signInAt(product.url, other, seal)).status).toBe(200);
  }, 240_000);
});
