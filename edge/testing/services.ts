import { env } from './bindings.ts';
import type { User } from '../contracts/user.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { Services } from '../origin/services.ts';
import type { CodeNotice, Delivered } from '../origin/patron/delivery/deliver.ts';

export interface TestServices extends Services {
  user: User | null;
  /** What was sent, oldest first. */
  sent: CodeNotice[];
}

/** What handlers are given, at a time that a test says; codes are sent to `sent`, and take no captcha. */
export function servicesAt(
  now: number,
  given: Partial<TestServices> & { delivered?: Delivered } = {},
): TestServices {
  const { delivered = 'sent', ...rest } = given;
  const sent: CodeNotice[] = [];
  return {
    db: createDatabase(env.DB),
    now,
    currentLines: async () => new Map(),
    currentState: async () => undefined,
    banner: undefined,
    located: null,
    network: null,
    deviceId: null,
    language: 'en',
    visitorsCountry: null,
    user: null,
    session: null,
    keys: async () => null,
    breaches: undefined,
    sent,
    codes: {
      secret: 'a secret of tests',
      captcha: { token: null, uuid: null },
      isCaptchaRequired: false,
      perNetwork: 5,
      deliver: async (notice) => {
        sent.push(notice);
        return delivered;
      },
      random: (words) => crypto.getRandomValues(words),
    },
    ...rest,
  };
}
