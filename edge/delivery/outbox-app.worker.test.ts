import { expect, it } from 'vitest';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';

const statusAt = async (origin: string, path: string, LOCAL = '1') =>
  (await call(new Request(origin + path), { ...env, LOCAL })).status;

const PATHS = ['/dev/outbox', '/dev/outbox.json'];

it.each([
  'http://localhost:8787',
  'http://one.localhost:8787',
  'http://127.0.0.1:8787',
  'http://127.1.2.3',
  'http://[::1]:8787',
])('shows the outbox to a client that addresses this machine as %s', async (origin) => {
  for (const path of PATHS) expect(await statusAt(origin, path)).toBe(200);
});

it.each([
  'http://evil.example',
  'http://localhost.evil.example:8787',
  'http://127.0.0.1.evil.example',
  'http://evillocalhost',
  'http://192.168.0.7:8787',
])('hides the outbox at %s, a name that somebody else may own', async (origin) => {
  // The stand-in of the tests answers every page.
  for (const path of PATHS) {
    const { body } = await call(new Request(origin + path), { ...env, LOCAL: '1' });
    expect(body).toHaveProperty('visitor');
  }
});

it('hides the outbox where the product does not run locally', async () => {
  const { body } = await call(new Request('http://localhost/dev/outbox.json'), {
    ...env,
    LOCAL: '0',
  });
  expect(body).toHaveProperty('visitor');
});
