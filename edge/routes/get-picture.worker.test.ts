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

it('asks another server for 300 unknown pictures of a /48, and for others of other networks', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }));
  const from = (address: string, path: string) =>
    call(
      new Request(`http://localhost/img/img.example/${path}`, {
        headers: { 'cf-connecting-ip': address },
      }),
      { ...env, PICTURE_ORIGINS },
    );
  for (let at = 0; at < 300; at += 1)
    expect((await from(`2001:db8:7:${at}::1`, `${at}.png`)).status).toBe(404);
  const { status, headers } = await from('2001:db8:7:301::1', '301.png');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    429,
    '60',
    'no-store',
  ]);
  expect((await from('2001:db8:8:1::1', '302.png')).status).toBe(404);
  asked.mockRestore();
});
