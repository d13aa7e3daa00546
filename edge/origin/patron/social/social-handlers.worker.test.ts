import { beforeEach, describe, expect, it } from 'vitest';
import { STATE } from '../../../contracts/states.ts';
import { readSessionKeys } from '../../../session/session-keys.ts';
import { env } from '../../../testing/bindings.ts';
import { servicesAt, type TestServices } from '../../../testing/services.ts';
import { proofs } from '../../db/account-schema.ts';
import { NOW, solved } from '../codes/testing/email-codes.ts';
import { socialHandlers } from './social-handlers.ts';

const network = '192.0.2.1';

function begin(more: Partial<TestServices> = {}) {
  const services = { ...servicesAt(NOW, { network }), ...more };
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

  it('takes a captcha, and else stores nothing, once the network has started a hundred', async () => {
    const beginWith = (captcha: TestServices['codes']['captcha']) => {
      const codes = { ...servicesAt(0).codes, isCaptchaRequired: true, captcha };
      return begin({ ...SET_UP, codes });
    };
    const none = { token: null, uuid: null };
    expect(await beginWith(none)).toMatchObject({ status: 503 });
    expect(await kept()).toHaveLength(1);
    await env.DB.exec('UPDATE tries SET count = 100');
    const refused = { status: 400, facts: { state: STATE.captchaRequired } };
    expect(await beginWith(none)).toMatchObject(refused);
    expect(await kept()).toHaveLength(1);
    // The provider of this test does not answer.
    expect(await beginWith(await solved())).toMatchObject({ status: 503 });
    expect(await kept()).toHaveLength(2);
  });
});
