import { describe, expect, it, vi } from 'vitest';
import { pipelineTo } from './testing/pipeline-to.ts';

const GENERIC = 'Something went wrong. Please try again!';

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

/** A read that nobody sends again without its token. */
const OWN = { path: '/v1/favourite/list' };

const json = { 'content-type': 'application/json' };

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'repeat a GET once after %i',
    async (status) => {
      const { ask, sent } = pipelineTo([new Response(null, { status })]);
      const answer = await ask();
      expect(answer).toMatchObject({ status: 200, body: { data: 'last' } });
      expect(answer.headers.get('x-retried')).toBe('1');
      expect(sent).toHaveLength(2);
    },
  );

  it('repeat a GET no more than once', async () => {
    const failures = [503, 500, 500].map((status) => new Response('down', { status }));
    const { ask, sent } = pipelineTo(failures);
    expect(await ask()).toMatchObject({ status: 500, body: { message: GENERIC } });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 501])('do not happen after %i', async (status) => {
    const { ask, sent } = pipelineTo([new Response(null, { status })]);
    const answer = await ask(OWN);
    expect(answer).toMatchObject({ status, body: { message: GENERIC } });
    expect(answer.headers.has('x-retried')).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('end in 502 for a status that HTTP does not know', async () => {
    const { ask } = pipelineTo([new Response(null, { status: 599 })]);
    expect(await ask()).toMatchObject({ status: 502, body: { message: GENERIC } });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('do not repeat a %s', async (method) => {
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

  it('follow a short retry-after, and do not happen after a long one', async () => {
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
  it('hangs gives 504', async () => {
    const { ask, sent } = pipelineTo(['hangs', 'hangs']);
    expect(await ask()).toMatchObject({ status: 504, body: { message: GENERIC } });
    expect(sent).toHaveLength(2);
  });

  it('cannot be reached gives 502', async () => {
    const { ask } = pipelineTo([new Error('refused'), new Error('refused')]);
    expect(await ask()).toMatchObject({ status: 502, body: { message: GENERIC } });
  });

  it.each([
    ['a page', new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['bytes', new Response(new Uint8Array([0, 255, 3]))],
    ['a way elsewhere', new Response(null, { status: 302, headers: { location: 'https://a.b' } })],
    ['too much', new Response(' ', { headers: { ...json, 'content-length': '10000000' } })],
  ])('answers %s gives 502', async (_what, answer) => {
    expect(await pipelineTo([answer, answer]).ask(OWN)).toMatchObject({
      status: 502,
      body: { message: GENERIC },
    });
  });

  it('closes during its response, or never ends it, breaks the response off', async () => {
    const closing = new Response(streamOf(2, 10, 'breaks'), { headers: json });
    await expect(pipelineTo([closing]).ask()).rejects.toThrow('closed');
    const endless = new Response(streamOf(1_000, 10_000), { headers: json });
    await expect(pipelineTo([endless]).ask()).rejects.toThrow('too large');
  });

  it('closes during its error response gives the generic message', async () => {
    const failure = new Response(streamOf(1, 10, 'breaks'), { status: 400, headers: json });
    expect(await pipelineTo([failure]).ask()).toMatchObject({
      status: 400,
      body: { message: GENERIC },
    });
  });
});

describe('the response of an upstream', () => {
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
  ])('with %i %j becomes the error envelope', async (status, said, body) => {
    const answer = await pipelineTo([Response.json(said, { status })]).ask(OWN);
    expect(answer).toMatchObject({ status });
    expect(answer.body).toEqual(body);
  });

  it('of a read that it refuses for its text is 400, unless it names a state', async () => {
    const refusal = (said: object) => Response.json(said, { status: 403 });
    const ask = (said: object) =>
      pipelineTo([refusal(said), refusal(said)]).ask({ path: '/v1/events/%27' });
    expect(await ask({ message: 'Blocked' })).toMatchObject({ status: 400 });
    expect(await ask({ message: 'no', state: 40_002 })).toMatchObject({ status: 403 });
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
    'with %i at %s, %j, keeps its code and gets the matching message',
    async (status, path, said, body) => {
      const text = typeof said === 'string' ? said : JSON.stringify(said);
      const answers = [1, 2].map(() => new Response(text, { status }));
      const answer = await pipelineTo(answers).ask({ path });
      expect(answer).toEqual(expect.objectContaining({ status, body }));
    },
  );

  it('passes on only the headers that concern the browser', async () => {
    const headers = { etag: '"1"', 'set-cookie': 'a=b', server: 'x', connection: 'close' };
    const answer = await pipelineTo([Response.json({ data: 1 }, { headers })]).ask();
    expect(answer.headers.get('etag')).toBe('"1"');
    for (const name of ['set-cookie', 'server', 'connection'])
      expect(answer.headers.has(name)).toBe(false);
  });

  it('loses headers that cannot be passed on', async () => {
    const headers = { etag: `"${'a'.repeat(9_000)}"`, 'content-language': '\u00e9' };
    const answer = await pipelineTo([Response.json({ data: 1 }, { headers })]).ask();
    expect(answer).toMatchObject({ status: 200, body: { data: 1 } });
    expect([answer.headers.has('etag'), answer.headers.has('content-language')]).toEqual([
      false,
      false,
    ]);
  });
});

it('a limit that an upstream reports is logged without the key of a fan’s calendar', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const busy = () => new Response(null, { status: 429 });
  await pipelineTo([busy(), busy()]).ask({ path: '/v1/calendar/fan/secret' });
  const lines = written.mock.calls.join('\n');
  written.mockRestore();
  expect(lines).toContain('"upstream-limits","upstream":"media","path":"/v1/calendar/fan/…"');
  expect(lines).not.toContain('secret');
});

it.each([
  [656, 200, 1],
  [657, 404, 0],
])(
  'an address that is too long for the API is 404 without a call: %i colons, each encoded in three letters',
  async (colons, status, calls) => {
    const { ask, sent } = pipelineTo([]);
    const path = `/${encodeURIComponent(':'.repeat(colons))}`;
    expect((await ask({ path })).status).toBe(status);
    expect(sent).toHaveLength(calls);
  },
);
