import { expect, it, vi } from 'vitest';
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

it('answers 502 when the server of a picture cannot be reached, and allows no scripts', async () => {
  const { status, body, headers } = await call('/img/127.0.0.1:1/a.png', {
    ...env,
    PICTURE_ORIGINS,
  });
  expect([status, body]).toEqual([
    502,
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

it('counts unknown pictures by network, those of the own pages apart, and keeps neighbours a share', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }));
  // All in one window of the limit.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_795_000_200_000);
  let invented = 0;
  async function answerTo(address: string, site = 'none') {
    invented += 1;
    const headers = { 'cf-connecting-ip': address, 'sec-fetch-site': site };
    const request = new Request(`http://localhost/img/img.example/${invented}.png`, { headers });
    return call(request, { ...env, PICTURE_ORIGINS });
  }
  async function spend(address: string) {
    for (let at = 0; at < 300; at += 1) expect((await answerTo(address)).status).toBe(404);
    const { status, headers } = await answerTo(address);
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await spend('192.0.2.7');
  expect((await answerTo('192.0.2.7', 'cross-site')).status).toBe(429);
  expect((await answerTo('192.0.2.7', 'same-origin')).status).toBe(404);
  expect((await answerTo('192.0.2.8')).status).toBe(404);
  // The limit of the /48 is used up: a network that has not had its share gets it.
  await spend('2001:db8:7:1::1');
  await spend('2001:db8:7:2::1');
  expect((await answerTo('2001:db8:7:3::1')).status).toBe(404);
  clock.mockRestore();
  asked.mockRestore();
});
