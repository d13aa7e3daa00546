import { expect, it, onTestFinished, vi } from 'vitest';
import { matchRoom } from '../../realtime/hosts/room-stub.ts';
import { PRODUCT } from '../contracts/product.ts';
import { acquireEmailOtp } from '../contracts/otp-calls.ts';
import { signIn } from '../contracts/session-calls.ts';
import { env } from '../testing/bindings.ts';
import { call } from '../testing/call.ts';
import { counted } from '../testing/counted.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId, openingUpdates } from '../testing/football.ts';
import { overridden } from '../testing/overridden.ts';
import { PASSWORD, registered } from '../testing/patron.ts';

const PATRON = `/api/${PRODUCT}-patron`;
const fail = () => {
  throw new Error('away');
};

/** Returns the growth of one metric's series, by their labels. */
async function countsOf(metric: string, work: () => Promise<unknown>) {
  const series = Object.entries(await counted(work));
  return Object.fromEntries(
    series
      .filter(([name]) => name.startsWith(`${metric}{`))
      .map(([name, count]) => [name.slice(metric.length), count]),
  );
}

/** The pipeline encrypts a password for the API, like a browser's. */
async function post(path: string, body: unknown, more: Partial<typeof env> = {}) {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.9' };
  return call(new Request(`http://localhost${PATRON}${path}`, { ...init, headers }), {
    ...env,
    ...more,
  });
}

it('counts sign-ins by outcome', async () => {
  await registered('counted@example.org');
  const identifier = 'counted@example.org';
  const counts = await countsOf('account_entries_total', async () => {
    expect((await post(signIn.path, { identifier, password: PASSWORD })).status).toBe(200);
    expect((await post(signIn.path, { identifier, password: 'another one' })).status).toBe(401);
  });
  expect(counts).toEqual({
    '{call="sign-in",outcome="accepted"}': 1,
    '{call="sign-in",outcome="refused"}': 1,
  });
});

it('counts answers of the APIs by status, with one for no connection', async () => {
  const counts = await countsOf('upstream_answers_total', async () => {
    await call('/api/media/v1/sports');
    await call('/api/media/v1/sports', { ...env, MEDIA_API_URL: 'http://127.0.0.1:9/' });
  });
  // A read is tried twice.
  expect(counts).toEqual({
    '{upstream="media",status="200"}': 1,
    '{upstream="media",status="502"}': 2,
  });
});

it('counts e-mails by outcome', async () => {
  const settings = { LOCAL: '1', CAPTCHA: 'off' };
  const ask = (email: string, more: Partial<typeof env>) =>
    post(acquireEmailOtp.path, { email, purpose: 'register' }, { ...settings, ...more });
  const counts = await countsOf('code_messages_total', async () => {
    await ask('one@example.org', {});
    await ask('two@example.org', { EMAIL_API_URL: 'http://127.0.0.1:9/' });
    await ask('three@example.org', { EMAILS_PER_HOUR: '1' });
  });
  expect(counts).toEqual({
    '{channel="email",outcome="sent"}': 1,
    '{channel="email",outcome="failed"}': 1,
    '{channel="email",outcome="over-budget"}': 1,
  });
});

it.each([400, 404, 422])(
  'counts a recipient whom the provider refuses by %i as no failure',
  async (status) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
    onTestFinished(() => void vi.restoreAllMocks());
    const email = `refused-by-${status}@example.org`;
    const settings = { LOCAL: '1', CAPTCHA: 'off', EMAIL_API_URL: 'http://mail.test/' };
    const counts = await countsOf('code_messages_total', () =>
      post(acquireEmailOtp.path, { email, purpose: 'register' }, settings),
    );
    expect(counts).toEqual({ '{channel="email",outcome="refused"}': 1 });
  },
);

it('counts a message that the provider has no room for as no failure', async () => {
  const headers = { 'retry-after': '9' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(null, { status: 429, headers }),
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const settings = { LOCAL: '1', CAPTCHA: 'off', EMAIL_API_URL: 'http://mail.test/' };
  const counts = await countsOf('code_messages_total', () =>
    post(acquireEmailOtp.path, { email: 'one-of-many@example.org', purpose: 'register' }, settings),
  );
  expect(counts).toEqual({ '{channel="email",outcome="busy"}': 1 });
});

it('counts messages of the queues by outcome', async () => {
  const away = { ...env, DB: overridden(env.DB, { prepare: fail, batch: fail }) };
  const matchId = newMatchId();
  await matchRoom(env, matchId).ingest(openingUpdates(matchId));
  const counts = await countsOf('queue_messages_total', async () => {
    await deliver([{ unsaved: matchId }], away);
    await deliver([{ unsaved: matchId }, 'nonsense']);
    await deliver([{ unsaved: matchId }, 'nonsense'], env, 'match-states-dead');
  });
  // Other matches' messages may arrive meanwhile.
  expect(counts).toMatchObject({
    '{queue="match-states",outcome="stored"}': expect.any(Number),
    '{queue="match-states",outcome="retried"}': expect.any(Number),
    '{queue="match-states",outcome="dropped"}': expect.any(Number),
    '{queue="match-states-dead",outcome="stored"}': 1,
    '{queue="match-states-dead",outcome="dropped"}': 1,
  });
});
