import { beforeEach, describe, expect, it } from 'vitest';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { proofs } from '../../db/account-schema.ts';
import { socialHandlers } from './social-handlers.ts';

const network = '192.0.2.1';

function begin(more: Partial<TestServices> = {}) {
  const services = { ...servicesAt(Date.now(), { network }), ...more };
  return socialHandlers.getSocialAuthUrl({ provider: 'google' }, services);
}

/** A provider that is set up but does not answer. */
const SET_UP: Partial<TestServices> = {
  keys: () => readSessionKeys(env),
  social: {
    variables: {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
    report: () => {},
  },
};

const kept = () => servicesAt(0).db.select().from(proofs);

beforeEach(() => env.DB.exec('DELETE FROM proofs'));

describe('starting a sign-in with a provider', () => {
  it('stores nothing when the provider is not set up', async () => {
    expect(await begin()).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('stores nothing once the network has started too many', async () => {
    expect(await begin(SET_UP)).toMatchObject({ status: 503 });
    expect(await kept()).toHaveLength(1);
    await env.DB.exec('UPDATE tries SET count = 100');
    expect(await begin(SET_UP)).toMatchObject({
      status: 429,
      facts: { retryAfter: expect.any(Number) },
    });
    expect(await kept()).toHaveLength(1);
  });
});
