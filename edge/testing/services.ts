import type { User } from '../contracts/user.ts';
import { createDatabase } from '../origin/db/database.ts';
import type { CodeNotice, Delivered } from '../origin/patron/delivery/deliver.ts';
import { scrypt } from '../hashing/scrypt.ts';
import type { Services } from '../origin/services.ts';
import { env } from './bindings.ts';

export interface TestServices extends Services {
  user: User | null;
  /** Codes that were sent, oldest first. */
  sent: CodeNotice[];
}

/**
 * Returns services for handlers, at a time (ms): the database of the tests, no rooms, and a caller known only
 * by what a test gives. Codes are sent to `sent`, and need no captcha.
 */
export function servicesAt(
  now: number,
  given: Partial<Pick<TestServices, 'user' | 'network' | 'push'>> & { delivered?: Delivered } = {},
): TestServices {
  const { delivered = 'sent', ...rest } = given;
  const sent: CodeNotice[] = [];
  return {
    user: null,
    sent,
    db: createDatabase(env.DB),
    now,
    currentLines: async () => new Map(),
    currentState: async () => undefined,
    banner: undefined,
    located: null,
    locatesVisitor: true,
    network: null,
    site: 'https://scores.example',
    social: { variables: {}, report: () => {} },
    deviceId: null,
    deviceToken: null,
    language: 'en',
    brand: 'tv',
    visitorsCountry: null,
    session: null,
    keys: async () => null,
    breaches: undefined,
    betting: null,
    derive: scrypt,
    wrongSignIns: 120,
    tv: { streamUrl: undefined, countries: undefined },
    avatars: {
      put: async () => {},
      readPart: async () => null,
      delete: async () => {},
      discard: async () => {},
    },
    push: { keys: [], services: new Set(), send: async () => ({ kind: 'sent' }) },
    codes: {
      secret: 'a secret of tests',
      secrets: ['a secret of tests'],
      captcha: { token: null, uuid: null },
      isCaptchaRequired: false,
      hasCaptchas: true,
      perNetwork: 5,
      resendSeconds: 60,
      atEase: 1_000,
      wrongCodes: 1_000,
      sms: { countries: null, perCallingCode: 1_000, perHour: 1_000 },
      emailsPerHour: 1_000,
      report: () => {},
      deliver: async (notice) => {
        sent.push(notice);
        return delivered;
      },
      random: (words) => crypto.getRandomValues(words),
    },
    ...rest,
  };
}
