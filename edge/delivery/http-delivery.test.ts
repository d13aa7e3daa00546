import { expect, it, onTestFinished, vi } from 'vitest';
import { sendByHttp } from './http-delivery.ts';

const LETTER = {
  channel: 'email',
  to: 'ana@example.org',
  subject: 'A code',
  text: 'It is 123456.',
  code: '123456',
} as const;
const PROVIDER = { url: 'https://mail.test/', key: 'key' };

/** Sends a letter to a provider that gives these answers, the last one again and again. */
async function sendTo(...answers: [status: number, retryAfter?: string][]) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  let now = 0;
  const pauses: number[] = [];
  const keys: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const [status, retryAfter] = answers[Math.min(keys.length, answers.length) - 1] ?? [200];
    const headers = { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) };
    return new Response(null, { status, headers });
  });
  const pause = async (ms: number) => {
    pauses.push(ms);
    now += ms;
  };
  const sent = await sendByHttp(LETTER, PROVIDER, { now: () => now, pause });
  return { sent, pauses, keys };
}

it('a letter is sent again after a 429, with the key of the first time', async () => {
  const { sent, pauses, keys } = await sendTo([429], [429, '2'], [202]);
  expect(sent).toBe('sent');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const [first = 0, second = 0] = pauses;
  expect(first).toBeGreaterThanOrEqual(1_000);
  expect(second).toBeGreaterThanOrEqual(2_000);
});

it('a provider that answers nothing but 429 is asked for eight seconds, and no longer', async () => {
  const { sent, pauses } = await sendTo([429]);
  expect(sent).toBe('busy');
  expect(pauses.length).toBeGreaterThan(2);
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(8_000);
});

it.each<[status: number, retryAfter: string | undefined, sent: string]>([
  [429, '8', 'busy'],
  [400, undefined, 'refused'],
  [422, undefined, 'refused'],
  [401, undefined, 'failed'],
  [500, undefined, 'failed'],
])('a provider that answers %i with Retry-After %s is asked once: %s', async (...given) => {
  const [status, retryAfter, expected] = given;
  const { sent, keys } = await sendTo([status, retryAfter]);
  expect([sent, keys.length]).toEqual([expected, 1]);
});
