import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { API_BASES, ownAddressOf } from '../contracts/call-address.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { STATE } from '../contracts/states.ts';
import { getProfile } from '../contracts/patron-calls.ts';
import { updateAvatar, verifyAge } from '../contracts/profile-calls.ts';
import { GATES } from '../gates.ts';
import { jpeg, png, SECRET } from '../origin/patron/avatar/testing/pictures.ts';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { registered } from '../testing/patron.ts';

// Password hashes are slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Sends a picture through the edge, as a browser does. */
async function upload(token: string, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set('file', new File([bytes], 'me.html', { type: 'text/html' }));
  return call(
    new Request(new URL(ownAddressOf(updateAvatar, {}), 'http://localhost'), {
      method: 'POST',
      headers: { cookie: `${SESSION_COOKIE}=${token}` },
      body,
    }),
  );
}

async function uploaded(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { body } = await upload(token, bytes);
  return v.parse(envelopeSchema(updateAvatar.data), body).data.avatarUri;
}

it('a picture is served with its real type, as immutable, and without metadata', async () => {
  const { accessToken } = await registered('avatar@example.org');
  const uri = await uploaded(accessToken, jpeg());
  const { status, headers, body } = await call(uri);
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/jpeg',
  });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.has('set-cookie')).toBe(false);
  expect(body).not.toContain(SECRET);
});

it.each(['x'.repeat(1_025), `${'x'.repeat(1_025)}.png`, 'me.svg', '%2e%2e%2fme.png'])(
  'answers 404 to an address without a picture: %.12s',
  async (key) => {
    expect(await call(`/img/avatar/${key}`)).toMatchObject({
      status: 404,
      body: { message: 'There is no such picture.' },
    });
  },
);

it('the data centre keeps a picture, whatever the query', async () => {
  const { accessToken } = await registered('kept-avatar@example.org');
  const uri = await uploaded(accessToken, jpeg());
  const read = vi.spyOn(env.AVATARS, 'get');
  const answers = [await call(uri), await call(`${uri}?again`)];
  const times = read.mock.calls.length;
  read.mockRestore();
  expect(times).toBe(1);
  for (const { status, headers } of answers)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ]);
});

it('the storage is asked for 300 invented pictures of a network, and for those of others', async () => {
  const read = vi.spyOn(env.AVATARS, 'get');
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_795_000_200_000);
  const from = (address: string, key: string) =>
    call(
      new Request(`http://localhost/img/avatar/${key}.png`, {
        headers: { 'cf-connecting-ip': address },
      }),
    );
  for (let at = 0; at < 300; at += 1)
    expect((await from('192.0.2.1', `invented-${at}`)).status).toBe(404);
  const { status, headers } = await from('192.0.2.1', 'invented-300');
  expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
  expect(read).toHaveBeenCalledTimes(300);
  expect((await from('192.0.2.2', 'invented-301')).status).toBe(404);
  clock.mockRestore();
  read.mockRestore();
});

it('a missing picture is read once a minute, whoever asks', async () => {
  const read = vi.spyOn(env.AVATARS, 'get');
  const answers = [await call('/img/avatar/gone.png'), await call('/img/avatar/gone.png?again')];
  const times = read.mock.calls.length;
  read.mockRestore();
  for (const { status, headers } of answers)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(times).toBe(1);
});

it('a picture of an API elsewhere is read with the edge’s key and the network of its visitor', async () => {
  const asked: Request[] = [];
  const answers = [
    new Response(null, { status: 302, headers: { location: '/moved.png' } }),
    new Response(png()),
    new Response(null, { status: 429, headers: { 'retry-after': '7' } }),
    new Response(null, { status: 429 }),
    new Response(null, { status: 403 }),
  ];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request);
    return answers.shift();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const elsewhere = {
    ...env,
    PATRON_API_URL: 'https://patron.test/patron',
    EDGE_KEY: 'new-key old-key',
  };
  const from = (address: string, key: string) => {
    const headers = { 'cf-connecting-ip': address, 'visitor-network': '192.0.2.99' };
    return call(new Request(`http://localhost/img/avatar/${key}.png`, { headers }), elsewhere);
  };
  expect((await from('192.0.2.11', 'far')).status).toBe(200);
  const answered = async (key: string) => {
    const { status, headers } = await from('2001:db8:7:1::1', key);
    return [status, headers.get('cache-control'), headers.get('retry-after')];
  };
  // An API limits the visitor, who could else make the product fail.
  expect(await answered('limited')).toEqual([429, 'no-store', '7']);
  expect(await answered('limited')).toEqual([429, 'no-store', '3']);
  expect(await answered('refused')).toEqual([502, 'no-store', null]);
  const seen = asked.map(({ url, headers }) => [
    url,
    headers.get('edge-key'),
    headers.get('visitor-network'),
  ]);
  expect(seen).toEqual([
    ['https://patron.test/patron/img/avatar/far.png', 'new-key', '192.0.2.11'],
    ['https://patron.test/moved.png', 'new-key', '192.0.2.11'],
    ...['limited', 'limited', 'refused'].map((key) => [
      `https://patron.test/patron/img/avatar/${key}.png`,
      'new-key',
      '2001:db8:7:1::/64',
    ]),
  ]);
});

it('a new picture replaces the one before', async () => {
  const { accessToken } = await registered('avatars@example.org');
  const old = await uploaded(accessToken, jpeg());
  const uri = await uploaded(accessToken, png());
  expect(uri).not.toBe(old);
  expect((await call(old)).status).toBe(404);
  const profile = await call(
    new Request(new URL(`${API_BASES.patron}${getProfile.path}`, 'http://localhost'), {
      headers: { cookie: `${SESSION_COOKIE}=${accessToken}` },
    }),
  );
  expect(profile.body).toMatchObject({ data: { avatarUri: uri } });
});

it('an upload that is no picture, or too large, is refused and not stored', async () => {
  const { accessToken } = await registered('no-avatar@example.org');
  const before = (await env.AVATARS.list()).objects.length;
  expect(await upload(accessToken, Uint8Array.from([60, 115, 118, 103, 47, 62]))).toMatchObject({
    status: 415,
    body: { state: STATE.pictureUnreadable },
  });
  expect(await upload(accessToken, new Uint8Array(256_001))).toMatchObject({
    status: 413,
    body: { state: STATE.pictureTooLarge },
  });
  expect((await env.AVATARS.list()).objects).toHaveLength(before);
});

/** Sends a body that is no picture, or never ends, and returns the status and `retry-after`. */
async function send(token: string, body: BodyInit, type = 'multipart/form-data; boundary=b') {
  const address = new URL(ownAddressOf(updateAvatar, {}), 'http://localhost');
  const headers = { cookie: `${SESSION_COOKIE}=${token}`, 'content-type': type };
  const { status, headers: said } = await call(
    new Request(address, { method: 'POST', headers, body }),
  );
  return { status, retryAfter: Number(said.get('retry-after')) };
}

it('the eleventh upload of an account within an hour is refused before its body is read', async () => {
  const { accessToken } = await registered('often@example.org');
  await uploaded(accessToken, jpeg());
  const broken = [
    ...Array.from({ length: 5 }, () => send(accessToken, 'no form')),
    ...Array.from({ length: 2 }, () => send(accessToken, new Uint8Array(272_001))),
    ...Array.from({ length: 2 }, () => send(accessToken, '{}', 'application/json')),
  ];
  expect((await Promise.all(broken)).map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(5).fill(400),
    ...Array<number>(2).fill(413),
    ...Array<number>(2).fill(415),
  ]);
  // A body that never ends would be 408 after ten seconds.
  const endless = new ReadableStream({ start: () => {} });
  const { status, retryAfter } = await send(accessToken, endless);
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(3_500);
  const other = await registered('seldom@example.org');
  expect((await upload(other.accessToken, jpeg())).status).toBe(200);
});

it('uploads have a gate of their own', async () => {
  const { accessToken } = await registered('gate@example.org');
  const run = vi.spyOn(GATES.form, 'run').mockResolvedValue(null);
  const { status } = await upload(accessToken, jpeg());
  expect([status, run.mock.calls.length]).toEqual([429, 1]);
  run.mockRestore();
  expect((await upload(accessToken, jpeg())).status).toBe(200);
});

it('an upload is refused before its body is read if the session has ended', async () => {
  const { accessToken } = await registered('ended@example.org');
  await env.DB.prepare('UPDATE sessions SET revoked_at = 1').run();
  const endless = new ReadableStream({ start: () => {} });
  expect((await send(accessToken, endless)).status).toBe(401);
});

it('a picture is accepted from signed-in users only', async () => {
  expect((await upload('forged', jpeg())).status).toBe(401);
});

it('an age check does not store the date of birth', async () => {
  const { accessToken } = await registered('age@example.org');
  const answers = [];
  for (const dateOfBirth of ['1990-05-17', '2020-05-17', '2990-05-17']) {
    const { status, body } = await call(
      new Request(new URL(ownAddressOf(verifyAge, {}), 'http://localhost'), {
        method: 'POST',
        headers: {
          cookie: `${SESSION_COOKIE}=${accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ dateOfBirth }),
      }),
    );
    answers.push({ status, body });
  }
  expect(answers).toMatchObject([
    { status: 200, body: { data: { isOldEnough: true, minimumAge: 18 } } },
    { status: 200, body: { data: { isOldEnough: false, minimumAge: 18 } } },
    { status: 400 },
  ]);
  const { results } = await env.DB.prepare('SELECT * FROM users').all();
  expect(JSON.stringify(results)).not.toContain('1990-05-17');
});
