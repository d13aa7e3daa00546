import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEPLOYED_VARS, startProduct, type Product } from './product.ts';
import { emailOf, putUsers, sealFor, signInAt, type SignInAnswer } from './sign-ins.ts';

let product: Product;
let seal: Awaited<ReturnType<typeof sealFor>>;

beforeAll(async () => {
  product = await startProduct({ vars: DEPLOYED_VARS });
  await putUsers(await product.database(), 10_000);
  seal = await sealFor(product.url);
}, 400_000);

afterAll(async () => {
  await product.stop();
});

/** Signs 500 fans in at once. Returns how many got in; all others must be refused until later. */
async function burst(networkOf: (at: number) => string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, at) =>
      signInAt(product.url, { identifier: emailOf(at * 17), network: networkOf(at) }, seal),
    ),
  );
  const isIn = ({ status }: SignInAnswer) => status === 200;
  for (const { status, retryAfter } of answers.filter((answer) => !isIn(answer))) {
    expect(status).toBe(429);
    expect(retryAfter).toBeGreaterThanOrEqual(1);
  }
  return answers.filter(isIn).length;
}

describe('500 simultaneous sign-ins at ten thousand accounts', () => {
  it('from 500 networks: some succeed, all others get 429 with Retry-After', async () => {
    expect(await burst((at) => `10.0.${at >> 8}.${at & 255}`)).toBeGreaterThanOrEqual(20);
  }, 240_000);

  it('from one network: at most 100 succeed, and another network signs in', async () => {
    expect(await burst(() => '192.0.2.7')).toBeLessThanOrEqual(100);
    const again = { identifier: emailOf(9_998), network: '192.0.2.7' };
    const refused = await signInAt(product.url, again, seal);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(2);
    const other = { identifier: emailOf(9_999), network: '192.0.2.8' };
    expect((await signInAt(product.url, other, seal)).status).toBe(200);
  }, 240_000);
});
