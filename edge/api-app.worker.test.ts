import { createExecutionContext } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { createApiApp } from './api-app.ts';
import { openPhoneOtp } from './contracts/otp-calls.ts';
import { env } from './testing/bindings.ts';

const app = createApiApp();

/** Begins with a phone number, as a caller with these headers. */
async function begin(headers: Record<string, string>): Promise<number> {
  const answer = await app.fetch(
    new Request(`https://api.example/patron${openPhoneOtp.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ phone: '+5511961234567', purpose: 'register' }),
    }),
    env,
    createExecutionContext(),
  );
  await answer.text();
  return answer.status;
}

it('counts the tries of a caller’s network, and not of an edge that many visitors call through', async () => {
  const caller = { 'cf-connecting-ip': '192.0.2.1' };
  const edge = { ...caller, 'cf-worker': 'scores.example' };
  expect(await begin(caller)).toBe(200);
  await env.DB.prepare('UPDATE tries SET count = 1000').run();
  expect(await begin(caller)).toBe(429);
  expect(await begin(edge)).toBe(200);
});
