import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SESSION_ENDED, SIGN_IN_REQUIRED } from '../../../edge/contracts/states.ts';
import { edgeContext } from '../../../edge/contracts/edge-context.ts';
import { anEdge } from '../../api/testing/edge.ts';
import { aVisitor } from '../../api/testing/visitor.ts';
import { loadProfile } from './load-profile.server.ts';

/** Loads the profile of a user whose API answers with this status. */
async function load(status: number, state: number | undefined = undefined) {
  const context = new RouterContextProvider();
  const fetch = async () =>
    Response.json({ message: 'no', state }, { status, headers: { 'x-retried': '1' } });
  const visitor = { ...aVisitor(), user: { userId: 'fan-1' } };
  context.set(edgeContext, anEdge({ fetch, visitor }));
  return loadProfile(context, new Request('https://example.org/me/profile'));
}

test.each([429, 503])(
  'an account page is %i, and its user stays signed in, while the API says so',
  async (status) => {
    await expect(load(status)).rejects.toMatchObject({ init: { status } });
  },
);

test('an account page is 403 while its session’s renewal is refused unclearly', async () => {
  await expect(load(401)).rejects.toMatchObject({ init: { status: 403 } });
});

test.each<[status: number, state: number | undefined]>([
  [401, SESSION_ENDED],
  [401, SIGN_IN_REQUIRED],
  [404, undefined],
])(
  'a user whose profile is refused by %i and state %s counts as signed out',
  async (status, state) => {
    expect(await load(status, state)).toBeNull();
  },
);
