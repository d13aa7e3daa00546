import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { edgeContext } from '../../../edge/contracts/edge-context.ts';
import { anEdge } from '../../api/testing/edge.ts';
import { aVisitor } from '../../api/testing/visitor.ts';
import { loadProfile } from './load-profile.server.ts';

/** Loads the profile of a user whose API answers with this status. */
async function load(status: number) {
  const context = new RouterContextProvider();
  const fetch = async () => Response.json({}, { status, headers: { 'x-retried': '1' } });
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

test('a user whose profile is refused counts as signed out', async () => {
  expect(await load(401)).toBeNull();
});
