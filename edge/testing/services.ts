import { createDatabase } from '../origin/db/database.ts';
import type { Services } from '../origin/services.ts';
import { env } from './bindings.ts';

/** What handlers are given, at a time (ms): the database of the tests, no rooms, and nothing known of who asks. */
export function servicesAt(now: number): Services {
  return {
    db: createDatabase(env.DB),
    now,
    currentLines: async () => new Map(),
    currentState: async () => undefined,
    banner: undefined,
    located: null,
    network: null,
    site: 'https://scores.example',
    social: { variables: {}, report: () => {} },
    deviceId: null,
    language: 'en',
    visitorsCountry: null,
    session: null,
    keys: async () => null,
    breaches: undefined,
    betting: null,
    tv: { streamUrl: undefined, countries: undefined },
    avatars: { put: async () => {}, delete: async () => {} },
    codes: {
      secret: 'a secret of tests',
      captcha: { token: null, uuid: null },
      isCaptchaRequired: false,
      perNetwork: 5,
      deliver: async () => 'sent',
      random: (words) => crypto.getRandomValues(words),
    },
  };
}
