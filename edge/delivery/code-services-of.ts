import { BRAND_RECORDS, brandNamed, DEFAULT_KEY } from '../shared/brand/brand.ts';
import { textOf } from '../shared/text/text.ts';
import type { Language } from '../contracts/language.ts';
import type { Env } from '../env.ts';
import type { Database } from '../origin/db/database.ts';
import type { CodeServices } from '../origin/patron/codes/code-services.ts';
import { readSessionSecrets } from '../session/secrets.ts';
import { log } from '../../realtime/hosts/log.ts';
import { tally } from '../../realtime/hosts/metrics/report.ts';
import { secretValues } from '../../realtime/protocol/secret-values.ts';
import { brandsOf } from '../visitor/brands.ts';
import { deliveryOf } from './delivery-of.ts';
import { DEFAULT_RESEND_SECONDS, sendsSms } from './delivery-settings.ts';

const PER_NETWORK = 5;
const AT_EASE = 100;
const WRONG_CODES = 100;
/** The default of the setting: the countries of all brands. */
const SMS_COUNTRIES = Object.values(BRAND_RECORDS)
  .flatMap(({ countries }) => countries)
  .join();
const SMS_PER_CALLING_CODE = 500;
const SMS_PER_HOUR = 800;
const EMAILS_PER_HOUR = 5_000;

export interface CodeContext {
  db: Database;
  /** ms */
  now: number;
  language: Language;
  /** Headers of the call, which name the brand and the solved captcha. */
  headers: Headers;
}

/** Returns the services for codes and captchas, from the settings and a call. */
export function codeServicesOf(env: Env, context: CodeContext): CodeServices {
  const { db, now, language, headers } = context;
  const secrets = secretsOf(env);
  const brands = brandsOf(env);
  const brand = brandNamed(headers.get('brand') ?? undefined, brands) ?? brands[DEFAULT_KEY];
  return {
    secret: secrets[0] ?? null,
    secrets,
    captcha: { token: headers.get('captcha-token'), uuid: headers.get('captcha-uuid') },
    isCaptchaRequired: !(env.CAPTCHA === 'off' && env.LOCAL === '1'),
    hasCaptchas: secrets.length > 0 && !env.SMS_API_URL,
    perNetwork: Number(env.CODES_PER_NETWORK || PER_NETWORK),
    resendSeconds: Number(env.RESEND_SECONDS || DEFAULT_RESEND_SECONDS),
    atEase: Number(env.CODES_AT_EASE || AT_EASE),
    wrongCodes: Number(env.WRONG_CODES || WRONG_CODES),
    sms: {
      // Without SMS a number is refused at once, before its owner solves a captcha for nothing.
      countries: sendsSms(env) ? smsCountriesOf(env.SMS_COUNTRIES || SMS_COUNTRIES) : new Set(),
      perCallingCode: Number(env.SMS_PER_CALLING_CODE || SMS_PER_CALLING_CODE),
      perHour: Number(env.SMS_PER_HOUR || SMS_PER_HOUR),
    },
    emailsPerHour: Number(env.EMAILS_PER_HOUR || EMAILS_PER_HOUR),
    report: ({ channel, budget }) => {
      log('warn', `no-${channel}-left`, { budget });
      tally.count('code_messages_total', { channel, outcome: 'over-budget' });
    },
    deliver: deliveryOf({
      settings: env,
      db,
      t: textOf(language),
      brand: brand.brandDisplayName,
      now,
    }),
    random: (words) => crypto.getRandomValues(words),
  };
}

function smsCountriesOf(setting: string): ReadonlySet<string> | null {
  const countries = new Set(setting.toLowerCase().match(/\w+/g));
  return countries.has('all') ? null : countries;
}

let isLogged = false;

/** Returns the session secrets. Without a valid one every account call is refused, which is logged once. */
function secretsOf({ SESSION_SECRET }: Env): string[] {
  if (readSessionSecrets(SESSION_SECRET) !== null) return secretValues(SESSION_SECRET);
  if (!isLogged) log('error', 'no-accounts', { reason: 'SESSION_SECRET is missing or malformed' });
  isLogged = true;
  return [];
}
