import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FAULTS, RETRIED_STATUSES } from './faults.ts';
import { startProduct, type Product } from './product.ts';
import { startRecorder, type Recorder } from './recorder.ts';

const json = { 'content-type': 'application/json' };

let recorder: Recorder;
let product: Product;

beforeAll(async () => {
  recorder = await startRecorder(() => {});
  product = await startProduct({ vars: { MEDIA_API_URL: recorder.url } });
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
  it.each(RETRIED_STATUSES)(`sends a ${method} once, whatever the response: %i`, async (status) => {
    recorder.answerWith((_call, response) => void response.writeHead(status, json).end('{}'));
    const answer = await ask({ method, body: '{"a":1}', headers: json }, '/v1/favourite');
    expect(answer.status).toBe(status);
    const sent = recorder.take();
    expect(sent).toMatchObject([{ method, body: '{"a":1}' }]);
  });

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
