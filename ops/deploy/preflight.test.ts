import { describe, expect, it } from 'vitest';
import { BRAND_RECORDS } from '../../edge/shared/brand/brand.ts';
import { makePrivateKey, makeIngestSecret, makeRandomSecret } from '../../edge/local/secret.ts';
import { readEnvironment, type EnvironmentConfig } from './environment.ts';
import {
  checkBrands,
  checkLimits,
  checkSecrets,
  checkSettings,
  missingSecrets,
} from './preflight.ts';

/** An operator's own environments may have no fault. */
const config = readEnvironment();
const withVars = (vars: Record<string, string>): EnvironmentConfig => ({
  ...config,
  vars: { ...config.vars, ...vars },
});

const CODES = {
  EMAIL_API_URL: 'https://mail.scores.com',
  SMS_GATEWAY_URL: 'https://sms.scores.com',
};

describe('settings', () => {
  it('are fine where all are valid and codes can be sent', () => {
    expect(checkSettings('production', withVars(CODES)).faults).toEqual([]);
  });

  it('may lack SMS, and then say that fans cannot sign in by phone', () => {
    const { EMAIL_API_URL } = CODES;
    const byPhone = 'fans cannot sign in by phone';
    expect(checkSettings('production', withVars(CODES)).found).not.toContain(byPhone);
    expect(checkSettings('production', withVars({ EMAIL_API_URL }))).toEqual({
      name: 'settings',
      found: expect.stringContaining(`${byPhone}: SMS_GATEWAY_URL is not set`),
      faults: [],
    });
  });

  it.each([
    [{}, 'EMAIL_API_URL is not set'],
    [{ ...CODES, HUBS: 'x' }, 'HUBS takes a whole number from 1 (it is "x")'],
    [{ ...CODES, MEDIA_API_URL: 'http://localhost:8788' }, 'MEDIA_API_URL names a placeholder'],
    [{ ...CODES, MONITORING_URL: 'https://faro.example' }, 'MONITORING_URL names a placeholder'],
    [{ ...CODES, EMAIL_API_URL: 'https://api.example.org' }, 'EMAIL_API_URL names a placeholder'],
    [{ ...CODES, TEST_MODE: '1' }, 'TEST_MODE is 1'],
    [{ ...CODES, TIME_SCALE: '20' }, 'TIME_SCALE is 20, which is for tests alone'],
    [{ ...CODES, CHEAP_HASHES: '1' }, 'CHEAP_HASHES is 1, which is for tests alone'],
    [{ ...CODES, RESEND_SECONDS: '59' }, 'RESEND_SECONDS is 59, which is for tests alone'],
    [{ ...CODES, LOCAL: '1' }, 'LOCAL does not belong into wrangler.toml'],
    [{ ...CODES, EMAIL_API_KEY: 'key' }, 'EMAIL_API_KEY does not belong into wrangler.toml'],
    [{ ...CODES, HUB: '4' }, 'HUB is no setting'],
  ])('of %j: one fault', (vars, fault) => {
    expect(checkSettings('production', withVars(vars)).faults).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('may let testers choose a country in staging', () => {
    const vars = withVars({ ...CODES, TEST_MODE: '1' });
    expect(checkSettings('staging', vars).faults).toEqual([]);
  });

  it.each([
    ['TIME_SCALE', '2'],
    ['CHEAP_HASHES', '1'],
    ['RESEND_SECONDS', '1'],
  ])('of tests, such as %s=%s, are refused in staging too, whatever its mode', (name, value) => {
    const vars = withVars({ ...CODES, TEST_MODE: '1', [name]: value });
    expect(checkSettings('staging', vars).faults).toEqual([
      `${name} is ${value}, which is for tests alone: empty it`,
    ]);
  });
});

const OWN = {
  feBaseUrl: 'https://www.scores.com',
  brandDomainDisplayName: 'scores.com',
  supportEmail: 'help@scores.com',
  appStoreUrl: '',
  googlePlayStoreUrl: '',
};

describe('brands', () => {
  it('name each placeholder that is left, and say that one brand is enough', () => {
    const { supportEmail: _missing, ...rest } = OWN;
    const own = Object.values(BRAND_RECORDS).map(({ variable }) => [variable, JSON.stringify(OWN)]);
    const vars = { ...Object.fromEntries(own), SECOND_BRAND: JSON.stringify(rest) };
    expect(checkBrands(withVars(vars)).faults).toEqual([
      'SECOND_BRAND leaves placeholders, supportEmail: set them, or set BRAND to use one brand alone (docs/settings.md)',
    ]);
  });

  it.each([
    ['touchline-tv', 'FIRST_BRAND'],
    ['touchline-net', 'SECOND_BRAND'],
  ])('are checked only where visitors get them: BRAND=%s needs %s', (name, variable) => {
    const vars = { [variable]: JSON.stringify(OWN), BRAND: name };
    expect(checkBrands(withVars(vars))).toEqual({
      name: 'brands',
      found: `${variable} without an app`,
      faults: [],
    });
  });

  it('leave a malformed one to the check of settings', () => {
    expect(checkBrands(withVars({ BRAND: 'Touchline-TV', FIRST_BRAND: '{' }))).toEqual({
      name: 'brands',
      found: '',
      faults: [],
    });
  });

  it('may have an app', () => {
    const app = { ...OWN, appStoreUrl: 'https://apps.apple.com/app/scores/id7' };
    const vars = { FIRST_BRAND: JSON.stringify(app), BRAND: 'touchline-tv' };
    expect(checkBrands(withVars(vars)).found).toBe('FIRST_BRAND');
  });
});

describe('secrets', () => {
  const good = () => ({
    INGEST_SECRET: makeIngestSecret(),
    SESSION_SECRET: `${makeRandomSecret()} ${makeRandomSecret()}`,
    ENCRYPTION_KEY: makePrivateKey(),
    METRICS_TOKEN: makeRandomSecret(),
  });

  it('are fine where each is new', () => {
    expect(checkSecrets(good(), new Set()).faults).toEqual([]);
    expect(missingSecrets(Object.keys(good()))).toEqual([]);
  });

  it('name those that are missing', () => {
    expect(missingSecrets(['SESSION_SECRET', 'ENCRYPTION_KEY', 'METRICS_TOKEN'])).toEqual([
      expect.stringContaining('INGEST_SECRET is not set'),
    ]);
  });

  it('are refused where they are of a local run, also beside another', () => {
    const secrets = good();
    const [local = ''] = secrets.SESSION_SECRET.split(' ').slice(1);
    expect(checkSecrets(secrets, new Set([local])).faults).toEqual([
      expect.stringContaining('SESSION_SECRET is a secret of a local run or a test'),
    ]);
  });

  it.each([
    [
      { INGEST_SECRET: 'whsec_dGhlIG9sZCBzZWNyZXQgb2YgdGVzdHM=' },
      'a secret of a local run or a test',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN takes at least 32 bytes in base64'],
    [{ HUBS: '4' }, 'HUBS is no secret'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_SECRET is of no use without GOOGLE_CLIENT_ID'],
  ])('of %j: one fault, which does not show them', (secrets, fault) => {
    const { faults } = checkSecrets(secrets, new Set());
    expect(faults).toEqual([expect.stringContaining(fault)]);
    expect(faults.join('')).not.toContain(Object.values(secrets)[0]?.slice(0, 12) || '-');
  });
});

describe('limits', () => {
  const report = 'Total Upload: 11265.29 KiB / gzip: 3710.07 KiB\n';
  const built = { report, startupMs: 210.4, assets: [{ path: 'a', bytes: 1 }] };

  it('say how much of them is used', () => {
    const { found, faults } = checkLimits(config, built);
    expect(faults).toEqual([]);
    expect(found).toContain('3710 of 10240 KiB packed, 210 of 1000 ms to start');
  });

  it.each([
    [{ report: 'Total Upload: 1 KiB / gzip: 10241.00 KiB' }, 'the Worker has 10241 KiB'],
    [{ report: 'an error' }, 'the Worker has NaN KiB'],
    [{ startupMs: 1_001 }, 'the Worker takes 1001 ms to start here; Cloudflare takes 1000'],
    [{ assets: [{ path: 'clip', bytes: 26_214_401 }] }, 'clip is larger than 25 MiB'],
  ])('refuse %j', (more, fault) => {
    expect(checkLimits(config, { ...built, ...more }).faults).toEqual([
      expect.stringContaining(fault),
    ]);
  });

  it('refuse a long variable and too many', () => {
    const many = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`V${at}`, '']));
    const vars = withVars({ ...many, BANNER: 'x'.repeat(5_121) });
    expect(checkLimits(vars, built).faults).toEqual([
      expect.stringContaining('variables and secrets; Cloudflare takes 128'),
      'BANNER is longer than 5 KB',
    ]);
  });
});
