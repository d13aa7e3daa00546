import { describe, expect, it, vi } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import type { Call, Stage } from './call.ts';
import { REGISTER_PATH, RENEW_PATH } from '../session/session-calls.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import type { RenewSession } from './renew-session.ts';

const GENERIC = 'Something went wrong. Please try again!';
const base = new URL('https://upstream.example/base/');

/** A pipeline to a stand-in that gives these answers in turn, and what was sent to it. */
function pipelineTo(
  answers: (Response | Error | 'hangs')[],
  options: Omit<PipelineOptions, 'upstreams'> = {},
) {
  const sent: Request[] = [];
  const upstream = {
    base,
    send: async (request: Request): Promise<Response> => {
      sent.push(request);
      const answer = answers.shift();
      if (answer === 'hangs') return new Promise<Response>(() => {});
      if (answer instanceof Error) throw answer;
      return answer ?? Response.json({ data: 'last' });
    },
  };
  const answering = createPipeline({
    upstreams: { media: upstream, patron: upstream, sms: upstream },
    timeLimits: { readMs: 50, writeMs: 50, wholeMs: 5_000 },
    retry: { pauseMs: 1, longestMs: 50 },
    ...options,
  });
  return {
    sent,
    ask: async (call: Partial<Call> = {}) => {
      const answer = await answering(aCall(call));
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: parse(text) };
    },
  };
}

function aCall(call: Partial<Call>): Call {
  return {
    upstream: 'media',
    path: '/v1/sports',
    search: '',
    method: 'GET',
    headers: new Headers(),
    body: null,
    caller: {
      brand: 'brand',
      language: 'pt-BR',
      countryCode: 'es',
      deviceId: null,
      accessToken: 'token',
    },
    ...call,
  };
}

function bytesOf(text: string) {
  return Uint8Array.from(new TextEncoder().encode(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function streamOf(chunks: number, size: number, end: 'closes' | 'breaks' = 'closes') {
  let left = chunks;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (left-- > 0) controller.enqueue(new Uint8Array(size).fill(32));
      else if (end === 'closes') controller.close();
      else controller.error(new Error('closed'));
    },
  });
}

/** What a renewal brings. */
const RENEWED = {
  kind: 'renewed',
  credentials: { accessToken: 'renewed', renewalToken: 'next' },
  expiresAt: Number.MAX_SAFE_INTEGER,
} as const;

const json = { 'content-type': 'application/json' };

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET once after %i', async (status) => {
    const { ask, sent } = pipelineTo([new Response(null, { status })]);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, body: { data: 'last' } });
    expect(answer.headers.get('x-retried')).toBe('1');
    expect(sent).toHaveLength(2);
  });

  it('a GET no more than once', async () => {
    const failures = [503, 500, 500].map((status) => new Response('down', { status }));
    const { ask, sent } = pipelineTo(failures);
    expect(await ask()).toMatchObject({ status: 500, body: { message: GENERIC } });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 501])('nothing after %i', async (status) => {
    const { ask, sent } = pipelineTo([new Response(null, { status })]);
    const answer = await ask();
    expect(answer).toMatchObject({ status, body: { message: GENERIC } });
    expect(answer.headers.has('x-retried')).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('a status that HTTP does not know as a bad gateway', async () => {
    const { ask } = pipelineTo([new Response(null, { status: 599 })]);
    expect(await ask()).toMatchObject({ status: 502, body: { message: GENERIC } });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('no %s', async (method) => {
    for (const failure of [
      new Response(null, { status: 503 }),
      new Error('closed'),
      'hangs',
    ] as const) {
      const { ask, sent } = pipelineTo([failure]);
      expect((await ask({ method })).status).toBeGreaterThan(501);
      expect(sent).toHaveLength(1);
    }
  });

  it('after as long as the upstream asks for, if that is not long', async () => {
    const waits = { status: 429, headers: { 'retry-after': '0' } };
    expect((await pipelineTo([new Response(null, waits)]).ask()).status).toBe(200);
    const long = { status: 429, headers: { 'retry-after': '60' } };
    const { ask, sent } = pipelineTo([new Response(null, long)]);
    const answer = await ask();
    expect(answer).toMatchObject({
      status: 429,
      body: { message: "You've reached your retry limitation. Please try again later." },
    });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(sent).toHaveLength(1);
  });
});

describe('an upstream that', () => {
  it('hangs is 504', async () => {
    const { ask, sent } = pipelineTo(['hangs', 'hangs']);
    expect(await ask()).toMatchObject({ status: 504, body: { message: GENERIC } });
    expect(sent).toHaveLength(2);
  });

  it('cannot be reached is 502', async () => {
    const { ask } = pipelineTo([new Error('refused'), new Error('refused')]);
    expect(await ask()).toMatchObject({ status: 502, body: { message: GENERIC } });
  });

  it.each([
    ['a page', new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['bytes', new Response(new Uint8Array([0, 255, 3]))],
    ['a way elsewhere', new Response(null, { status: 302, headers: { location: 'https://a.b' } })],
    ['too much', new Response(' ', { headers: { ...json, 'content-length': '10000000' } })],
  ])('answers %s is 502', async (_what, answer) => {
    expect(await pipelineTo([answer, answer]).ask()).toMatchObject({
      status: 502,
      body: { message: GENERIC },
    });
  });

  it('closes amid its answer, or never ends it, breaks off', async () => {
    const closing = new Response(streamOf(2, 10, 'breaks'), { headers: json });
    await expect(pipelineTo([closing]).ask()).rejects.toThrow('closed');
    const endless = new Response(streamOf(1_000, 10_000), { headers: json });
    await expect(pipelineTo([endless]).ask()).rejects.toThrow('too large');
  });

  it('closes amid its error is answered for', async () => {
    const failure = new Response(streamOf(1, 10, 'breaks'), { status: 400, headers: json });
    expect(await pipelineTo([failure]).ask()).toMatchObject({
      status: 400,
      body: { message: GENERIC },
    });
  });
});

describe('what an upstream says', () => {
  const INCORRECT = 'Incorrect code! Please verify and try again.';
  it.each([
    [400, { message: 'No such sport', secret: 1 }, { message: 'No such sport' }],
    [
      400,
      { message: 'wrong', state: 11810 },
      { message: 'Incorrect code! Please verify and try again.', state: 11810 },
    ],
    [
      403,
      { message: 'no', state: 40002 },
      { message: 'This feature is not available in your country.', state: 40002 },
    ],
    [501, { message: 'SELECT failed' }, { message: GENERIC }],
    [501, { message: 'Back in some minutes.' }, { message: 'Back in some minutes.' }],
    [404, 'gone', { message: GENERIC }],
    [404, { data: null }, { message: GENERIC }],
  ])('with %i %j becomes the envelope', async (status, said, body) => {
    const answer = await pipelineTo([Response.json(said, { status })]).ask();
    expect(answer).toMatchObject({ status });
    expect(answer.body).toEqual(body);
  });

  const COUNTRY = 'This feature is not available in your country.';
  const LIMIT = "You've reached your retry limitation. Please try again later.";
  it.each([
    [404, '/v1/teams/7', { message: 'Not Found' }, { message: 'No data available for this team.' }],
    [404, '/v1/events/team/7/results', '', { message: 'No data available for this team.' }],
    [404, '/v1/leagues/7/standings', '<h1>', { message: 'No data available for this league.' }],
    [404, '/v1/events/tournament/7/results', {}, { message: 'No data available for this league.' }],
    [
      404,
      '/v1/events/7',
      { message: 'No match has this id.' },
      { message: 'No match has this id.' },
    ],
    [429, '/v1/teams/7', { message: 'slow down', state: 7 }, { message: LIMIT, state: 7 }],
    [451, '/v1/teams/7', '<h1>Unavailable</h1>', { message: COUNTRY }],
    [451, '/v1/sports', { state: 40002 }, { message: COUNTRY, state: 40002 }],
    [400, '/v1/sports', { message: null, state: 11810 }, { message: INCORRECT, state: 11810 }],
    [400, '/v1/sports', { message: 'No such sport', state: '7' }, { message: 'No such sport' }],
    [400, '/v1/sports', { message: ' ', state: 1.5 }, { message: GENERIC }],
    [409, '/v1/sports', { message: 'a'.repeat(501), state: 2 }, { message: GENERIC, state: 2 }],
    [503, '/v1/teams/7', { message: 'db', state: 9 }, { message: GENERIC, state: 9 }],
  ])(
    'with %i at %s, %j, keeps its code and gets the words for it',
    async (status, path, said, body) => {
      const text = typeof said === 'string' ? said : JSON.stringify(said);
      const answers = [1, 2].map(() => new Response(text, { status }));
      const answer = await pipelineTo(answers).ask({ path });
      expect(answer).toEqual(expect.objectContaining({ status, body }));
    },
  );

  it('in headers reaches the browser only where it concerns it', async () => {
    const headers = { etag: '"1"', 'set-cookie': 'a=b', server: 'x', connection: 'close' };
    const answer = await pipelineTo([Response.json({ data: 1 }, { headers })]).ask();
    expect(answer.headers.get('etag')).toBe('"1"');
    for (const name of ['set-cookie', 'server', 'connection'])
      expect(answer.headers.has(name)).toBe(false);
  });

  it('in a header that cannot be passed on is left out', async () => {
    const headers = { etag: `"${'a'.repeat(9_000)}"`, 'content-language': '\u00e9' };
    const answer = await pipelineTo([Response.json({ data: 1 }, { headers })]).ask();
    expect(answer).toMatchObject({ status: 200, body: { data: 1 } });
    expect([answer.headers.has('etag'), answer.headers.has('content-language')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('headers out', () => {
  const browser = {
    cookie: 'session=secret',
    authorization: 'Bearer secret',
    'access-token': 'forged',
    'x-forwarded-for': '192.0.2.1',
    'cf-connecting-ip': '192.0.2.1',
    connection: 'close',
    'captcha-token': 'solved',
    accept: 'application/json',
    'accept-language': 'de',
  };
  const own = {
    accept: 'application/json',
    'accept-language': 'pt-BR',
    brand: 'brand',
    'device-id': '0'.repeat(32),
    platform: 'web',
  };

  const ofPatron = { 'captcha-token': 'solved', cookie: `${PRODUCT}=token` };

  it.each([
    ['media', '/v1/sports', { 'access-token': 'token', 'country-code': 'es' }],
    ['patron', '/country/listV2', { ...ofPatron, 'country-code': 'es' }],
    ['patron', '/country/locate', ofPatron],
    ['sms', '/captcha/config/info', { 'country-code': 'es' }],
  ] as const)('to the %s API at %s are these and no others', async (upstream, path, more) => {
    const { ask, sent } = pipelineTo([]);
    await ask({ upstream, path, search: '?a=1', headers: new Headers(browser) });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ ...own, ...more });
    expect(sent[0]?.url).toBe(`https://upstream.example/base${path}?a=1`);
    expect(sent[0]?.redirect).toBe('manual');
  });

  it('take the country from the caller first, and the device from its id', async () => {
    const { ask, sent } = pipelineTo([]);
    const caller = {
      brand: 'brand',
      language: 'en',
      countryCode: 'es',
      deviceId: 'd-1',
      accessToken: null,
    } as const;
    await ask({ headers: new Headers({ 'country-code': 'br' }), caller });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      'accept-language': 'en',
      brand: 'brand',
      platform: 'web',
      'country-code': 'br',
      'device-id': 'd-1',
    });
  });

  it('leave out what cannot be sent, whoever said it', async () => {
    const { ask, sent } = pipelineTo([]);
    const caller = {
      brand: 'é€',
      language: 'en',
      countryCode: 'es',
      deviceId: 'a\r\nb',
      accessToken: '\u0000',
    } as const;
    const headers = new Headers({ 'country-code': 'Spain', accept: 'a'.repeat(9_000) });
    expect((await ask({ headers, caller })).status).toBe(200);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      'accept-language': 'en',
      platform: 'web',
      'country-code': 'es',
    });
  });
});

describe('a session', () => {
  const body = bytesOf('{"text":"hello"}');
  const post = { method: 'POST', path: '/v1/news/comment/add', body };
  const unauthorized = () => new Response(null, { status: 401 });

  it('is renewed once after a 401, and the whole call sent again with its token', async () => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized(), Response.json({ data: 1 })], { renew });
    expect(await ask(post)).toMatchObject({ status: 200, body: { data: 1 } });
    expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['token', 'renewed']);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
      '{"text":"hello"}',
      '{"text":"hello"}',
    ]);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is not renewed again where the renewed one is refused too', async () => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized(), unauthorized()], { renew });
    expect(await ask(post)).toMatchObject({ status: 401 });
    expect([sent.length, renew.mock.calls.length]).toEqual([2, 1]);
  });

  it('that cannot be renewed leaves the call as it was answered', async () => {
    const { ask, sent } = pipelineTo([unauthorized()], {
      renew: async () => ({ kind: 'refused' }),
    });
    expect(await ask(post)).toMatchObject({ status: 401, body: { message: GENERIC } });
    expect(sent).toHaveLength(1);
  });

  it('that is over reads what anybody may read, as nobody', async () => {
    const answers = [unauthorized(), Response.json({ data: 1 })];
    const { ask, sent } = pipelineTo(answers, { renew: async () => ({ kind: 'refused' }) });
    expect(await ask()).toMatchObject({ status: 200, body: { data: 1 } });
    expect(sent.map(({ headers }) => headers.get('access-token'))).toEqual(['token', null]);
  });

  it.each([REGISTER_PATH, RENEW_PATH])('is not renewed for %s', async (path) => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask, sent } = pipelineTo([unauthorized()], { renew });
    expect(await ask({ ...post, upstream: 'patron', path })).toMatchObject({ status: 401 });
    expect([sent.length, renew.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([400, 403, 500])('is not renewed after %i', async (status) => {
    const renew = vi.fn<RenewSession>(async () => RENEWED);
    const { ask } = pipelineTo([new Response(null, { status })], { renew });
    expect((await ask(post)).status).toBe(status);
    expect(renew).not.toHaveBeenCalled();
  });
});

it('a body is encrypted for each time that it is sent, also after a renewal', async () => {
  let key = 0;
  const encrypt: Stage = async (call, next) => {
    key += 1;
    return next({ ...call, body: bytesOf(`sealed with ${key}`) });
  };
  const answers = [new Response(null, { status: 401 }), Response.json({ data: 1 })];
  const { ask, sent } = pipelineTo(answers, { encrypt, renew: async () => RENEWED });
  const body = bytesOf('open');
  expect(await ask({ method: 'POST', body })).toMatchObject({ status: 200 });
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual([
    'sealed with 1',
    'sealed with 2',
  ]);
});
