import { expect, it, onTestFinished, vi } from 'vitest';
import { sendByHttp, type Letter } from './http-delivery.ts';

const LETTER = {
  channel: 'email',
  to: 'ana@example.org',
  subject: 'A code',
  text: 'It is 123456.',
  kind: 'code',
  code: '123456',
} as const;
const PROVIDER = { url: 'https://mail.test/', key: 'key' };

/** How long the provider takes for an answer, ms. */
const ANSWER_MS = 600;

type Answer = [status: number, retryAfter?: string];

/** Sends a letter to a provider that gives these answers, the last one again and again. */
async function sendTo(
  answers: readonly Answer[],
  letter: Partial<Pick<Letter, 'kind' | 'code'>> = {},
) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  // In the middle of a pause's spread: by chance two long pauses leave no time for a third try.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  let now = 0;
  const pauses: number[] = [];
  const keys: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    now += ANSWER_MS;
    const [status, retryAfter] = answers[Math.min(keys.length, answers.length) - 1] ?? [200];
    const headers = { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) };
    return new Response(null, { status, headers });
  });
  const pause = async (ms: number) => {
    pauses.push(ms);
    now += ms;
  };
  const sent = await sendByHttp({ ...LETTER, ...letter }, PROVIDER, { now: () => now, pause });
  return { sent, pauses, keys, took: now };
}

it('a letter is sent again after a 429, with the key of the first time', async () => {
  const { sent, pauses, keys } = await sendTo([[429], [429, '2'], [202]]);
  expect(sent).toBe('sent');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const [first = 0, second = 0] = pauses;
  expect(first).toBeGreaterThanOrEqual(1_000);
  expect(second).toBeGreaterThanOrEqual(2_000);
});

it('a provider that answers nothing but 429 is asked three times, within eight seconds', async () => {
  const { sent, keys, pauses, took } = await sendTo([[429, '0']]);
  expect([sent, keys.length]).toEqual(['busy', 3]);
  for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(1_000);
  expect(took).toBeLessThan(8_000);
});

it('a letter is not sent again when too little time is left for an answer', async () => {
  const { sent, keys, took } = await sendTo([[429, '3']]);
  expect([sent, keys.length]).toEqual(['busy', 2]);
  expect(took).toBeLessThan(6_000);
});

it('a provider that fails after a 429 is busy, and one that refuses the recipient then refuses', async () => {
  expect((await sendTo([[429], [503]])).sent).toBe('busy');
  expect((await sendTo([[429], [422]])).sent).toBe('refused');
});

it('a letter that says why there is no code is sent as often as a code', async () => {
  for (const kind of ['no-account', 'taken'] as const) {
    const { sent, keys } = await sendTo([[429], [429], [202]], { kind, code: null });
    expect([kind, sent, keys.length]).toEqual([kind, 'sent', 3]);
  }
});

it('a letter that nobody waits for is sent once', async () => {
  const { sent, keys } = await sendTo([[429]], { kind: 'removed', code: null });
  expect([sent, keys.length]).toEqual(['busy', 1]);
});

it('a provider that wants a pause longer than the time left is asked once', async () => {
  const { sent, keys } = await sendTo([[429, '8']]);
  expect([sent, keys.length]).toEqual(['busy', 1]);
});

it('what a provider says of one recipient is no failure', async () => {
  for (const status of [400, 404, 406, 409, 410, 413, 422, 423, 451, 499]) {
    const { sent, keys } = await sendTo([[status]]);
    expect([status, sent, keys.length]).toEqual([status, 'refused', 1]);
  }
});

it('what a provider says of the product or the request is a failure', async () => {
  const ofProduct = [401, 402, 403];
  const ofRequest = [405, 407, 408, 411, 415, 421, 425, 426, 431];
  for (const status of [301, 307, ...ofProduct, ...ofRequest, 500, 502, 503, 504, 599]) {
    const { sent, keys } = await sendTo([[status]]);
    expect([status, sent, keys.length]).toEqual([status, 'failed', 1]);
  }
});

it('a provider that does not answer fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('', 'TimeoutError'));
  expect(await sendByHttp(LETTER, PROVIDER)).toBe('failed');
});
