import { DEFAULT_RESEND_SECONDS } from '../delivery/delivery-settings.ts';
import { address, anything, count, countriesOrAll, credential } from './kinds.ts';
import type { Kind, Settings } from './setting.ts';

const off: Kind = {
  takes: '`off`',
  check: (value) => (value === 'off' ? null : 'takes off, or nothing'),
};

const NO_CODES = 'none: no codes are sent';
const NO_SIGN_IN = 'none: no such sign-in';
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const APPLE = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

export const ACCOUNTS = {
  ACCESS_TOKEN_LIFE: {
    kind: count,
    meaning: 'lifetime of an access token, seconds',
    default: '900',
  },
  GOOGLE_CLIENT_ID: {
    kind: credential,
    meaning: 'the OAuth client at Google; its redirect address is `https://{site}/google/callback`',
    default: NO_SIGN_IN,
    needs: GOOGLE,
  },
  GOOGLE_CLIENT_SECRET: {
    kind: credential,
    meaning: 'its secret',
    default: NO_SIGN_IN,
    isSecret: true,
    needs: GOOGLE,
  },
  GOOGLE_ISSUER: {
    kind: address,
    meaning: 'another server instead of Google, for tests',
    default: "Google's",
  },
  APPLE_CLIENT_ID: {
    kind: credential,
    meaning: 'the client at Apple; its redirect address is `https://{site}/apple/callback`',
    default: NO_SIGN_IN,
    needs: APPLE,
  },
  APPLE_TEAM_ID: {
    kind: credential,
    meaning: 'its team',
    default: NO_SIGN_IN,
    needs: APPLE,
  },
  APPLE_KEY_ID: {
    kind: credential,
    meaning: "the id of the team's key",
    default: NO_SIGN_IN,
    needs: APPLE,
  },
  APPLE_PRIVATE_KEY: {
    kind: { ...anything, takes: 'a key in PKCS #8' },
    meaning: 'that key',
    default: NO_SIGN_IN,
    isSecret: true,
    needs: APPLE,
  },
  APPLE_ISSUER: {
    kind: address,
    meaning: 'another server instead of Apple, for tests',
    default: "Apple's",
  },
  EMAIL_API_URL: {
    kind: address,
    meaning: 'an HTTP API that delivers codes by e-mail ([how](accounts.md#delivery))',
    default: NO_CODES,
  },
  EMAIL_API_KEY: {
    kind: credential,
    meaning: 'its bearer token',
    default: 'none is sent',
    isSecret: true,
  },
  EMAILS_PER_HOUR: {
    kind: count,
    meaning: 'e-mails with codes within an hour, to all addresses',
    default: '5000',
  },
  SMS_GATEWAY_URL: {
    kind: address,
    meaning: 'an HTTP API that delivers codes by SMS',
    default: 'none: fans sign in by e-mail alone',
  },
  SMS_GATEWAY_KEY: {
    kind: credential,
    meaning: 'its bearer token',
    default: 'none is sent',
    isSecret: true,
  },
  SMS_COUNTRIES: {
    kind: countriesOrAll,
    meaning: 'whose mobile numbers get SMS; `all`: every country',
    default: 'br, mx',
  },
  SMS_PER_CALLING_CODE: {
    kind: count,
    meaning: 'SMS within an hour to the numbers of one calling code, such as +55',
    default: '500',
  },
  SMS_PER_HOUR: {
    kind: count,
    meaning: 'SMS within an hour to all numbers',
    default: '800',
  },
  CAPTCHA: {
    kind: off,
    meaning: '`off` sends codes without a captcha; only where the product runs locally',
    default: 'required',
  },
  CODES_PER_NETWORK: {
    kind: count,
    meaning:
      'SMS that one network may request within an hour before captchas take more work, and a ' +
      'tenth of the e-mails; for one address it and its /48 get five, and twenty a day, whatever ' +
      'this says',
    default: '5',
  },
  RESEND_SECONDS: {
    kind: count,
    meaning:
      'how long a page waits until it offers to send a code again, seconds; below the default ' +
      'only with `TEST_MODE`, and in no deployment',
    default: String(DEFAULT_RESEND_SECONDS),
    isForTests: (value) => Number(value) < DEFAULT_RESEND_SECONDS,
  },
  CODES_AT_EASE: {
    kind: count,
    meaning: 'total codes within ten minutes above which captchas take more work',
    default: '100',
  },
  WRONG_CODES: {
    kind: count,
    meaning: 'total wrong codes within ten minutes above which each try takes a captcha',
    default: '100',
  },
  WRONG_SIGN_INS_PER_MINUTE: {
    kind: count,
    meaning: 'total wrong sign-ins within a minute above which each try takes a captcha',
    default: '120',
  },
  BREACH_CHECK_URL: {
    kind: address,
    meaning:
      'a list of breached passwords by the first digits of their SHA-1, such as ' +
      '`https://api.pwnedpasswords.com/range`; no password leaves the product; an unreachable ' +
      'list refuses none',
    default: 'none',
  },
} as const satisfies Settings;
