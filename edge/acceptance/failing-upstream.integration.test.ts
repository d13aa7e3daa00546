import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOT_IN_YOUR_COUNTRY, RETRY_LIMIT } from '../contracts/messages.ts';
import { failingPageCases, linesSince } from './failing-page-cases.ts';
import { FAULTS } from './faults.ts';
import { healthCases } from './health-cases.ts';
import { textOf } from './page-text.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { readWorkerLines } from './worker-lines.ts';

const json = { 'content-type': 'application/json' };

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

failingPageCases(() => ({ product, recorder }), FAULTS, ['Home', 'matches', 'match']);

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
  const lines = await linesSince(product, linesBefore, '/v1/sports', 'upstream-limits');
  const refused = { level: 'error', upstream: 'media', path: '/v1/sports' };
  expect(lines).toContainEqual(expect.objectContaining({ event: 'upstream-limits', ...refused }));

  const key = 'k'.repeat(43);
  await ask({}, `/v1/calendar/fan/${key}`);
  const later = await linesSince(product, linesBefore, '/v1/calendar/fan/…', 'upstream-limits');
  const hidden = { event: 'upstream-limits', path: '/v1/calendar/fan/…' };
  expect(later).toContainEqual(expect.objectContaining(hidden));
  expect(JSON.stringify(later)).not.toContain(key);
});
