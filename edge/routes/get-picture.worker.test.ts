import { expect, it, vi } from 'vitest';
import { GATES } from '../gates.ts';
import { png } from '../origin/patron/avatar/testing/pictures.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

const PICTURE_ORIGINS = 'https://img.example, http://127.0.0.1:1';

it.each([
  '/img/elsewhere.example/a.png',
  '/img/img.example@elsewhere.example/a.png',
  '/img/img.example',
  '/img/https://img.example/a.png',
  '/img/img.example:444/a.png',
])('answers 404 for a host that is not set: %s', async (path) => {
  const { status, body } = await call(path, { ...env, PICTURE_ORIGINS });
  expect([status, body]).toEqual([
    404,
    { message: 'No pictures are taken from this host: see PICTURE_ORIGINS.' },
  ]);
});

it('answers 404 for every host unless one is set', async () => {
  expect((await call('/img/img.example/a.png')).status).toBe(404);
});

it('answers 404 when the server of a picture cannot be reached, and allows no scripts', async () => {
  const { status, body, headers } = await call('/img/127.0.0.1:1/a.png', {
    ...env,
    PICTURE_ORIGINS,
  });
  expect([status, body]).toEqual([
    404,
    { message: 'The server of the picture cannot be reached.' },
  ]);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  [
    '/img/img.example/a.png',
    { PICTURE_ORIGINS },
    /^public, max-age=86400, stale-while-revalidate=/,
  ],
  [
    '/img/avatar/a.png',
    { PATRON_API_URL: 'https://img.example' },
    /^public, max-age=31536000, imm/,
  ],
])(
  'shared caches keep %s of another server, which is asked once whatever the query',
  async (path, variables, keeps) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(png()));
    const answers = [];
    for (const query of ['', '?x=1'])
      answers.push(await call(path + query, { ...env, ...variables }));
    const times = asked.mock.calls.length;
    asked.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(keeps);
    expect(times).toBe(1);
  },
);

/** Asks for a picture as a page does. */
const read = (path: string, address = '192.0.2.1') =>
  call(
    new Request(`http://localhost/img/img.example/${path}`, {
      headers: { 'cf-connecting-ip': address, 'sec-fetch-site': 'same-origin' },
    }),
    { ...env, PICTURE_ORIGINS },
  );

it('a sender makes four pictures be read at a time, and gets all of a page', async () => {
  let open = 0;
  let most = 0;
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    return new Response(png());
  });
  const page = Array.from({ length: 12 }, (_, at) => read(`page/${at}.png`));
  const statuses = (await Promise.all(page)).map(({ status }) => status);
  asked.mockRestore();
  expect(statuses).toEqual(page.map(() => 200));
  expect(most).toBeLessThanOrEqual(4);
});

it('a picture that the data centre has waits for no turn, another one is refused if none comes', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(png()));
  await read('turn/kept.png');
  const run = vi.spyOn(GATES.picture, 'run').mockResolvedValue(null);
  const kept = await read('turn/kept.png');
  const { status, headers } = await read('turn/other.png');
  const times = asked.mock.calls.length;
  run.mockRestore();
  asked.mockRestore();
  expect([kept.status, status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
    200,
    429,
    'no-store',
    '3',
  ]);
  expect(times).toBe(1);
});

it('a picture that others read meanwhile is not read again', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(png()));
  const { run } = GATES.picture;
  const turn = vi.spyOn(GATES.picture, 'run').mockImplementationOnce(async (caller, work) => {
    // Another visitor has an earlier turn.
    await read('meanwhile.png');
    return run.call(GATES.picture, caller, work);
  });
  expect((await read('meanwhile.png')).status).toBe(200);
  const times = asked.mock.calls.length;
  turn.mockRestore();
  asked.mockRestore();
  expect(times).toBe(1);
});

it.each([
  ['a missing picture', async () => new Response(null, { status: 404 })],
  ['a server that does not answer', async () => Promise.reject(new Error('timeout'))],
  ['a file that is no picture', async () => new Response('<svg></svg>')],
] as const)('the server is not asked again for a minute: %s', async (what, answer) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const path = `${encodeURIComponent(what)}.png`;
  const answers = [await read(path), await read(path, '192.0.2.2')];
  const times = asked.mock.calls.length;
  asked.mockRestore();
  for (const each of answers)
    expect([each.status, each.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
  expect(times).toBe(1);
});

it('a network makes 300 unknown pictures be read in a minute, and keeps no neighbour from any', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_795_000_200_000);
  for (let at = 0; at < 300; at += 1)
    expect((await read(`${at}.png`, '2001:db8:300:1::1')).status).toBe(404);
  const { status, headers } = await read('300.png', '2001:db8:300:1::1');
  expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([
    429,
    'no-store',
    '60',
  ]);
  expect((await read('299.png', '2001:db8:300:1::1')).status).toBe(404);
  expect((await read('301.png', '2001:db8:300:2::1')).status).toBe(404);
  clock.mockReturnValue(1_795_000_260_000);
  expect((await read('300.png', '2001:db8:300:1::1')).status).toBe(404);
  clock.mockRestore();
  asked.mockRestore();
});
