import { listedOrigins } from '../../realtime/hosts/socket-origin.ts';
import { overriddenBrand } from '../shared/brand/brand-override.ts';
import { BRAND_RECORDS, brandNamed, BRANDS } from '../shared/brand/brand.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { missingDelivery } from '../delivery/delivery-settings.ts';
import { readBanner } from '../origin/media/app/app-data.ts';
import { isMonitoringEnvironment } from '../visitor/monitoring.ts';
import { strayWidgetHost } from '../visitor/widget-origins.ts';

/** Returns a fault, beginning with what is valid, or null. Never gets empty values. */
type Check = (value: string) => string | null;

const address: Check = (value) =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? '') ? null : 'takes an http or https address';
/** Its keys decide who is let in: nobody may replace them on their way. */
const accessTeam: Check = (value) =>
  /^(?:https:|http:\/\/127\.0\.0\.1:)/.test(value) && URL.canParse(value)
    ? null
    : 'takes an address such as https://my-team.cloudflareaccess.com';
const count: Check = (value) =>
  /^[1-9]\d{0,8}$/.test(value) ? null : 'takes a whole number from 1';
const anything: Check = () => null;
const onOrOff: Check = (value) => (/^[01]$/.test(value) ? null : 'takes 1, or 0 for off');

/** Never shown, even if invalid: it may be a secret with a typo. */
const credential: Check = (value) =>
  /^[\x21-\x7e]+$/.test(value) ? null : 'takes a token without spaces';

const origins: Check = (value) => {
  const [stray] = listedOrigins(value).malformed;
  if (stray === undefined) return null;
  return `takes origins such as https://example.org, parted by commas, not "${stray}"`;
};

const widgetHosts: Check = (value) => {
  const stray = strayWidgetHost(value);
  return stray === null ? null : `takes * alone, or origins parted by commas, not "${stray}"`;
};

const countries: Check = (value) =>
  /^\s*[a-z]{2}(?:[\s,]+[a-z]{2})*[\s,]*$/i.test(value)
    ? null
    : 'takes country codes of two letters such as br, parted by commas';

const countriesOrAll: Check = (value) =>
  /^all$/i.test(value) ? null : countries(value) && `${countries(value)}, or all`;

function override(brand: BrandProfile): Check {
  return (value) => {
    const read = overriddenBrand(brand, value);
    return read.kind === 'ok' ? null : `is not what a brand can be: ${read.message}`;
  };
}

/** Checks each variable of wrangler.toml, and LOCAL, which a deployed product never has. */
const CHECKS: Readonly<Record<string, Check>> = {
  SOCKET_ORIGINS: origins,
  PICTURE_ORIGINS: origins,
  WIDGET_ORIGINS: widgetHosts,
  RELAY_THRESHOLD: count,
  FAN_OUT: count,
  HUBS: count,
  SOCKETS_PER_ADDRESS: count,
  BRAND: (value) =>
    brandNamed(value)
      ? null
      : `takes ${Object.values(BRANDS)
          .map(({ brandHeaderName }) => brandHeaderName)
          .join(' or ')}`,
  ...Object.fromEntries(
    Object.values(BRAND_RECORDS).map(({ variable, profile }) => [variable, override(profile)]),
  ),
  TEST_MODE: onOrOff,
  RESTRICTED_COUNTRIES: countries,
  BANNER: (value) =>
    readBanner(value)
      ? null
      : 'takes JSON like {"title":"World Cup 2026","text":"Every match live","path":"/live"}',
  TV_STREAM_URL: address,
  TV_COUNTRIES: countries,
  VIDEO_ORIGINS: origins,
  VIDEO_SDK_KEY: () => null,
  MEDIA_API_URL: address,
  PATRON_API_URL: address,
  SMS_API_URL: address,
  BREACH_CHECK_URL: address,
  BETTING_API_URL: address,
  MONITORING_URL: address,
  MONITORING_ENVIRONMENT: (value) =>
    isMonitoringEnvironment(value) ? null : 'takes production, uat or development',
  CONSENT_COUNTRIES: countriesOrAll,
  TAG_ID: credential,
  TAG_SCRIPT_URL: address,
  TAG_ORIGINS: origins,
  RECORDING_URL: address,
  RECORDING_TESTERS: anything,
  LOCAL: onOrOff,
  API_DOCS: onOrOff,
  ACCESS_TOKEN_LIFE: count,
  ACCESS_TEAM_DOMAIN: accessTeam,
  ACCESS_AUD: credential,
  CAPTCHA: (value) => (value === 'off' ? null : 'takes off, or nothing'),
  CODES_PER_NETWORK: count,
  CODES_AT_EASE: count,
  WRONG_CODES: count,
  SMS_COUNTRIES: countriesOrAll,
  SMS_PER_CALLING_CODE: count,
  SMS_PER_HOUR: count,
  WRONG_SIGN_INS_PER_MINUTE: count,
  EMAIL_API_URL: address,
  EMAIL_API_KEY: credential,
  SMS_GATEWAY_URL: address,
  SMS_GATEWAY_KEY: credential,
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  GOOGLE_ISSUER: address,
  APPLE_CLIENT_ID: credential,
  APPLE_TEAM_ID: credential,
  APPLE_KEY_ID: credential,
  APPLE_PRIVATE_KEY: anything,
  APPLE_ISSUER: address,
};

/** The variables that an operator may set. */
export const SETTING_NAMES = Object.keys(CHECKS);

/** Those that must be set together. */
const TOGETHER = [
  ['ACCESS_TEAM_DOMAIN', 'ACCESS_AUD'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const;

/** Returns these variables' values from the environment. */
export function settingsOf(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the fault of variables of wrangler.toml, in words for the operator; or null. */
export function faultOfVars(vars: Readonly<Record<string, string>>): string | null {
  for (const [name, check] of Object.entries(CHECKS)) {
    const value = vars[name]?.trim() ?? '';
    const fault = value === '' ? null : check(value);
    if (fault === null) continue;
    return check === credential
      ? `${name} ${fault}`
      : `${name} ${fault} (it is ${JSON.stringify(value)})`;
  }
  for (const names of TOGETHER) {
    const missing = names.find((name) => !vars[name]?.trim());
    const set = names.find((name) => vars[name]?.trim());
    if (missing && set) return `${set} is of no use without ${missing}`;
  }
  return faultOfAccounts(vars);
}

/** Accounts always need codes: a missing way to send them is a fault from the start. */
function faultOfAccounts(vars: Readonly<Record<string, string>>): string | null {
  if ((vars['PATRON_API_URL'] ?? '').trim() !== '') return null;
  const missing = missingDelivery(vars);
  return missing === null
    ? null
    : `${missing} is not set: codes of sign-up and sign-in could not be sent (docs/accounts.md, "Delivery")`;
}
