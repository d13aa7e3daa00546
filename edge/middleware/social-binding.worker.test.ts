import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { CALL_BODIES } from '../bodies-in-flight.ts';
import { session, type SessionVariables } from './session.ts';
import { SOCIAL_COOKIE, socialBinding } from './social-binding.ts';

const app = new Hono<{ Variables: SessionVariables }>()
  .use(session())
  .use(socialBinding())
  .get('/google/auth-url', (c) => c.json({ data: { state: 'state-1' } }))
  .post('/google/sign-in', (c) => c.json({ data: {} }));

const finish = (cookie: string) =>
  app.request('https://scores.example/google/sign-in', {
    method: 'POST',
    body: JSON.stringify({ state: 'state-1' }),
    headers: { cookie },
  });

it('a sign-in with a provider may take ten minutes, in one browser', async () => {
  const begun = await app.request('https://scores.example/google/auth-url');
  expect(begun.headers.getSetCookie()).toEqual([
    `${SOCIAL_COOKIE}=state-1; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  const refused = await finish('');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const finished = await finish(`${SOCIAL_COOKIE}=state-1`);
  expect(finished.status).toBe(200);
  expect(finished.headers.getSetCookie()).toEqual([
    `${SOCIAL_COOKIE}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
});

it('the body that ends it counts with those of all calls', async () => {
  const hold = CALL_BODIES.hold(null);
  hold.begin(() => {});
  hold.take(3_995_990);
  hold.complete();
  expect((await finish(`${SOCIAL_COOKIE}=state-1`)).status).toBe(400);
  hold.release();
  expect((await finish(`${SOCIAL_COOKIE}=state-1`)).status).toBe(200);
});
