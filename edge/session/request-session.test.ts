import { expect, it } from 'vitest';
import { Renewals, type Renewal } from './renewals.ts';
import { RequestSession } from './request-session.ts';

const OLD = { accessToken: 'old', renewalToken: 'kept' };

/** A renewal by an API that returns the renewal token it got, or another. */
function renewed(renewalToken: string): () => Promise<Renewal> {
  const credentials = { accessToken: 'renewed', renewalToken };
  return async () => ({ kind: 'renewed', credentials, expiresAt: Number.MAX_SAFE_INTEGER });
}

it.each(['kept', 'next'])(
  'a renewal sends the browser its renewal token "%s", also one that the API keeps',
  async (renewalToken) => {
    const session = new RequestSession(OLD, new Renewals());
    await session.renew(renewed(renewalToken));
    expect(session.answered()).toEqual({ accessToken: 'renewed', renewalToken });
  },
);

it('a browser does not get back the renewal token that it sent, if an earlier answer may have replaced it', async () => {
  const session = new RequestSession(OLD, new Renewals());
  await session.renew(async () => ({
    kind: 'renewed',
    credentials: { accessToken: 'renewed', renewalToken: null },
    expiresAt: Number.MAX_SAFE_INTEGER,
  }));
  expect(session.answered()).toEqual({ accessToken: 'renewed' });
});

it('a session that begins now is not replaced by a renewal from before', async () => {
  const renewals = new Renewals();
  await new RequestSession(OLD, renewals).renew(renewed('kept'));
  const session = new RequestSession(OLD, renewals);
  session.begin({ accessToken: 'of the new password', renewalToken: 'kept' });
  expect(session.answered()).toMatchObject({ accessToken: 'of the new password' });
});
