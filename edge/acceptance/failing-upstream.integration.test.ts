import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_IN_YOUR_COUNTRY, RETRY_LIMIT } from '../contracts/messages.ts';
import { callThrough } from './call-through.ts';
import { failingPageCases } from './failing-page-cases.ts';
import { FAULTS } from './faults.ts';
import { healthCases } from './health-cases.ts';
import { textOf } from './page-text.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';

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

it.each([
  ['PUT', '/v1/favourite'],
  ['PATCH', '/v1/favourite'],
  ['POST', '/v1/sports'],
])('%s %s, which is not a known call, is never sent', async (method, path) => {
  recorder.take();
  const { status } = await callThrough(`${product.url}/api/media${path}?a=1`, {
    method,
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect(status).toBe(405);
  expect(recorder.take()).toEqual([]);
});

failingPageCases(() => ({ product, recorder }), FAULTS, ['Home', 'matches', 'match']);

it.each([
  [400, 404, 'Page Not Found'],
  [403, 502, 'Bad Gateway'],
  [404, 404, 'Page Not Found'],
  [410, 404, 'Page Not Found'],
  [422, 404, 'Page Not Found'],
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

it.each([
  ['/match/.env', 404, 404],
  ['/team/%27%20or%201=1--', 404, 404],
  ['/news?flag=1_%3Cscript%3E', 404, 404],
  ['/match/.env.ics', 404, 404],
  ['/search?keyword=union+select', 400, 400],
  ['/news/search?keyword=union+select', 400, 400],
  ['/match/4711.ics', 502, 503],
  ['/match/4711', 502, 503],
  ['/sitemaps/news-2001-01-01.xml', 502, 503],
  ['/news', 502, 503],
])(
  'a firewall that refuses %s by 403 makes the page %i, by a page of its own %i',
  async (path, ...statuses) => {
    const answered: number[] = [];
    for (const refusal of [403, 200]) {
      recorder.answerWith((_call, response) => {
        response.writeHead(refusal, { 'content-type': 'text/html' }).end('<h1>Blocked');
      });
      const response = await fetch(product.url + path);
      await response.text();
      answered.push(response.status);
    }
    expect(answered).toEqual(statuses);
  },
);

it.each([
  ['/search?keyword=a', 400],
  [`/football/matches/all?date=${Date.UTC(2001, 0, 1)}`, 400],
  ['/football/matches/all', 502],
  ['/sitemaps/matches-2001-01-01.xml', 404],
  ['/sitemaps/leagues-football.xml', 502],
  ['/news?flag=1_a', 404],
  ['/news', 502],
  ['/team/4711.ics', 404],
])('an API that answers 400 makes %s %i', async (path, status) => {
  recorder.answerWith((_call, response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"no"}');
  });
  const response = await fetch(product.url + path);
  await response.text();
  expect(response.status).toBe(status);
});

it.each([
  [429, 429],
  [410, 404],
])('a season’s outlook that is answered with %i is %i', async (answered, status) => {
  recorder.answerWith((_call, response) => {
    response.writeHead(answered, { 'content-type': 'application/json' }).end('{"message":"no"}');
  });
  const response = await fetch(`${product.url}/resources/season-outlook/l1`);
  await response.text();
  expect(response.status).toBe(status);
});

it('who leaves while their call waits for its turn has it all the same, since a place that nobody gives up would hold it', async () => {
  const waiting: ServerResponse[] = [];
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  recorder.answerWith(({ url }, response) => {
    if (url.includes('first')) waiting.push(response);
    else answer(response);
  });
  recorder.take();
  const calls: string[] = [];
  const arrived = () => {
    calls.push(...recorder.take().map(({ url }) => url));
    return calls;
  };
  const ask = (address: string, id: string) =>
    request(`${product.url}/api/media/v1/events/${id}`, {
      headers: { 'cf-connecting-ip': address },
      agent: false,
    })
      .on('error', () => {})
      .end();
  const first = [1, 2, 3, 4].map((n) => ask('192.0.2.7', `first${n}`));
  await expect.poll(() => waiting.length).toBe(4);
  const leavers = [1, 2, 3].map((n) => ask('192.0.2.7', `leaver${n}`));
  await Promise.all(leavers.map((leaver) => once(leaver, 'finish')));
  // What others send later has arrived, so the product has most probably read what came before.
  const othersArrive = async (name: string) => {
    for (const n of [1, 2, 3]) {
      ask('198.51.100.7', `${name}${n}`);
      await expect.poll(arrived).toContain(`/v1/events/${name}${n}`);
    }
  };
  await othersArrive('meanwhile');
  expect(calls.filter((url) => url.includes('leaver'))).toEqual([]);
  for (const { socket } of leavers) socket?.resetAndDestroy();
  await othersArrive('afterwards');
  for (const response of waiting) answer(response);
  await expect.poll(() => arrived().filter((url) => url.includes('leaver')).length).toBe(3);
  for (const asked of first) asked.destroy();
});

// Last: questions about readiness call the upstream too.
describe('the health of a product with an upstream', () => {
  healthCases(() => ({ product, recorder }));
});
