import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOT_IN_YOUR_COUNTRY, RETRY_LIMIT } from '../contracts/messages.ts';
import { FAULTS, RETRIED_STATUSES } from './faults.ts';
import { healthCases } from './health-cases.ts';
import { textOf } from './page-text.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { readWorkerLines } from './worker-lines.ts';

const json = { 'content-type': 'application/json' };

/** Longest wait of a visitor, ms, with a margin for a busy machine. */
const MAX_WAIT_MS = 5_500;

let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  recorder = await startRecorder(() => {});
  product = await startProduct({ vars: { MEDIA_API_URL: recorder.url, TIME_SCALE: '1' } });
});

afterAll(async () => {
  await product.stop();
  await recorder.stop();
});

beforeEach(() => void recorder.take());

async function ask(init: RequestInit = {}, path = '/v1/sports') {
  const response = await fetch(`${product.url}/api/media${path}?a=1`, init);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('a call', () => {
  it.each(FAULTS.filter(({ isBegun }) => !isBegun))(
    'returns the right message for an upstream that $name, after at most two requests',
    async ({ answer, message }) => {
      recorder.answerWith(answer);
      const { status, body } = await ask();
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toEqual({ message });
      expect(recorder.take().length).toBeLessThanOrEqual(2);
    },
  );

  it.each(RETRIED_STATUSES)('retries once after %i, and succeeds', async (status) => {
    let isFirst = true;
    recorder.answerWith((_call, response) => {
      response.writeHead(isFirst ? status : 200, json).end('{"data":1}');
      isFirst = false;
    });
    expect(await ask()).toEqual({ status: 200, body: { data: 1 } });
    expect(recorder.take()).toHaveLength(2);
  });

  for (const method of ['POST', 'DELETE'])
    it.each(RETRIED_STATUSES)(
      `sends a ${method} once, whatever the response: %i`,
      async (status) => {
        recorder.answerWith((_call, response) => void response.writeHead(status, json).end('{}'));
        const answer = await ask({ method, body: '{"a":1}', headers: json }, '/v1/favourite');
        expect(answer.status).toBe(status);
        const sent = recorder.take();
        expect(sent).toMatchObject([{ method, body: '{"a":1}' }]);
      },
    );

  it.each([
    ['PUT', '/v1/favourite'],
    ['PATCH', '/v1/favourite'],
    ['POST', '/v1/sports'],
  ])('never sends a %s to %s, which is not a known call', async (method, path) => {
    expect(await ask({ method, body: '{"a":1}', headers: json }, path)).toMatchObject({
      status: 405,
    });
    expect(recorder.take()).toEqual([]);
  });
});

const pages = [
  ['Home', '/', '/api/media/v1/events'],
  [
    'matches',
    `/football/matches/all?date=${new Date().setUTCHours(0, 0, 0, 0)}`,
    '/api/media/v1/events',
  ],
  ['match', '/football/match/some-match', '/api/media/v1/events/some-match'],
] as const;

describe.each(FAULTS)('an upstream that $name', ({ answer, message, status }) => {
  it.each(pages)(
    'makes %s show the message, and is logged without a crash',
    async (_page, path, call) => {
      recorder.answerWith(answer);
      const linesBefore = (await readWorkerLines(product.state)).length;
      const begun = performance.now();
      const response = await fetch(product.url + path, { redirect: 'manual' });
      const html = await response.text();
      expect(performance.now() - begun).toBeLessThan(MAX_WAIT_MS);
      expect(response.status).toBe(status);
      expect(textOf(html)).toContain(message);
      expect(html).toContain('</html>');

      const lines = await linesSince(linesBefore, call);
      expect(lines.map(({ event }) => event)).not.toContain('unhandled');
      expect(lines).toContainEqual(
        expect.objectContaining({ event: 'api-failure', path: call, message }),
      );
      // At most twice each, at whatever level a retry happens.
      const asked = recorder.take().map(({ url }) => url);
      const times = (url: string) => asked.filter((other) => other === url).length;
      expect(asked.filter((url) => times(url) > 2)).toEqual([]);
    },
  );
});

it.each([
  [400, 404, 'Page Not Found'],
  [403, 502, 'Bad Gateway'],
  [404, 404, 'Page Not Found'],
  [429, 429, RETRY_LIMIT],
  [451, 451, NOT_IN_YOUR_COUNTRY],
  [503, 503, 'Service Unavailable'],
])(
  'a match that is answered with %i renders a page of %i in words of the product',
  async (answered, status, words) => {
    recorder.answerWith((_call, response) => {
      response.writeHead(answered, { 'content-type': 'application/json' });
      response.end('{"message":"Words of an API"}');
    });
    const response = await fetch(`${product.url}/football/match/some-match`);
    const text = textOf(await response.text());
    expect([response.status, text]).toEqual([status, expect.stringContaining(words)]);
    expect(text).not.toContain('Words of an API');
    expect(text).not.toContain('Internal Server Error');
  },
);

it('a page recovers as soon as its upstream does', async () => {
  recorder.answerWith((_call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"data":{"events":[],"leagues":[]}}');
  });
  const response = await fetch(`${product.url}/`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Today')]);
});

// Last: questions about readiness call the upstream too.
describe('the health of a product with an upstream', () => {
  healthCases(() => ({ product, recorder }));
});

it('an API that limits the product is an error of the log, with what it refused', async () => {
  recorder.answerWith((_call, response) => void response.writeHead(429, json).end('{}'));
  const linesBefore = (await readWorkerLines(product.state)).length;
  await ask();
  const lines = await linesSince(linesBefore, '/v1/sports', 'upstream-limits');
  const refused = { level: 'error', upstream: 'media', path: '/v1/sports' };
  expect(lines).toContainEqual(expect.objectContaining({ event: 'upstream-limits', ...refused }));

  const key = 'k'.repeat(43);
  await ask({}, `/v1/calendar/fan/${key}`);
  const later = await linesSince(linesBefore, '/v1/calendar/fan/…', 'upstream-limits');
  const hidden = { event: 'upstream-limits', path: '/v1/calendar/fan/…' };
  expect(later).toContainEqual(expect.objectContaining(hidden));
  expect(JSON.stringify(later)).not.toContain(key);
});

/** The log is written a moment after the answer. */
async function linesSince(before: number, path: string, event = 'api-failure') {
  for (let tries = 0; ; tries += 1) {
    const lines = (await readWorkerLines(product.state)).slice(before);
    if (lines.some((line) => line.event === event && line['path'] === path) || tries === 40)
      return lines;
    await sleep(50);
  }
}
