import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from './product.ts';
import { emailOf, putUsers, sealFor, signInAt, type SignInAnswer } from './sign-ins.ts';

let product: Product;
let seal: Awaited<ReturnType<typeof sealFor>>;

beforeAll(async () => {
  product = await startProduct();
  await putUsers(await product.database(), 10_000);
  seal = await sealFor(product.url);
});

afterAll(async () => {
  await product.stop();
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
