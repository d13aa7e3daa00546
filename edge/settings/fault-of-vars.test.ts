import { expect, it } from 'vitest';
import { BRANDS } from '../shared/brand/brand.ts';
import { faultOfVars, settingsOf } from './fault-of-vars.ts';
import { SETTINGS } from './settings.ts';

it('accepts valid and empty variables', () => {
  const vars = {
    LOCAL: '1',
    CAPTCHA: 'off',
    CODES_PER_NETWORK: '50',
    MEDIA_API_URL: 'http://127.0.0.1:8788/media',
    PATRON_API_URL: '',
    FIRST_BRAND: '{"supportEmail":"help@scores.test"}',
    BRAND: BRANDS.tv.brandHeaderName,
    RELAY_THRESHOLD: '12',
    SOCKETS_PER_ADDRESS: '',
    TEST_MODE: '1',
    API_DOCS: '0',
    ACCESS_TOKEN_LIFE: '2',
    RESTRICTED_COUNTRIES: 'br, MX',
    SMS_COUNTRIES: 'ALL',
    TV_COUNTRIES: ' gb xk, us,',
    MONITORING_ENVIRONMENT: 'uat',
    SOCKET_ORIGINS: 'https://a.test, http://b.test:8080',
    WIDGET_ORIGINS: '*',
    BANNER: '{"title":"World Cup","path":"/live"}',
  };
  expect(faultOfVars(vars)).toBeNull();
});

it.each([
  [{ MEDIA_API_URL: 'localhost:8788' }, 'MEDIA_API_URL takes an http or https address'],
  [{ MONITORING_URL: 'collector' }, 'MONITORING_URL takes an http or https address'],
  [{ SOCKET_ORIGINS: 'https://a.test,b.test' }, 'SOCKET_ORIGINS takes origins such as'],
  [{ SOCKET_ORIGINS: 'https://*.a.test' }, 'SOCKET_ORIGINS takes whole origins, each by itself'],
  [{ PICTURE_ORIGINS: 'https://*.a.test' }, 'PICTURE_ORIGINS takes whole origins'],
  [{ WIDGET_ORIGINS: 'https://a.test,*' }, 'WIDGET_ORIGINS takes * alone, or origins'],
  [{ PICTURE_ORIGINS: 'img.test' }, 'PICTURE_ORIGINS takes origins such as'],
  [{ FIRST_BRAND: '{' }, 'FIRST_BRAND is not what a brand can be: must be a JSON object'],
  [{ SECOND_BRAND: '{"feBaseUrl":1}' }, 'SECOND_BRAND is not what a brand can be: feBaseUrl: '],
  [{ BANNER: '{"title":"World Cup"}' }, 'BANNER takes JSON like {"title":'],
  [{ RELAY_THRESHOLD: 'abc' }, 'RELAY_THRESHOLD takes a whole number from 1 (it is "abc")'],
  [{ RELAY_THRESHOLD: '0' }, 'RELAY_THRESHOLD takes a whole number from 1'],
  [{ SOCKETS_PER_ADDRESS: '1.5' }, 'SOCKETS_PER_ADDRESS takes a whole number from 1'],
  [{ BRAND: 'whatever' }, `BRAND takes ${BRANDS.tv.brandHeaderName} or `],
  [{ TEST_MODE: 'yes' }, 'TEST_MODE takes 1, or 0 for off'],
  [{ TIME_SCALE: '0.5' }, 'TIME_SCALE takes a number from 1 to 100 (it is "0.5")'],
  [{ TIME_SCALE: '101' }, 'TIME_SCALE takes a number from 1 to 100'],
  [{ TIME_SCALE: '100.5' }, 'TIME_SCALE takes a number from 1 to 100'],
  [{ TIME_SCALE: '2e1' }, 'TIME_SCALE takes a number from 1 to 100'],
  [{ CHEAP_HASHES: 'yes' }, 'CHEAP_HASHES takes 1, or 0 for off'],
  [{ RESEND_SECONDS: '0' }, 'RESEND_SECONDS takes a whole number from 1'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID is of no use without GOOGLE_CLIENT_SECRET'],
  [{ APPLE_ISSUER: 'apple' }, 'APPLE_ISSUER takes an http or https address'],
  [{ API_DOCS: 'true' }, 'API_DOCS takes 1, or 0 for off'],
  [{ RESTRICTED_COUNTRIES: 'Brazil' }, 'RESTRICTED_COUNTRIES takes country codes of two letters'],
  [{ SMS_COUNTRIES: 'xx, br' }, 'SMS_COUNTRIES takes all alone, or country codes of two letters'],
  [{ SMS_COUNTRIES: 'br, xx' }, 'such as br, separated by commas, not "xx" (it is "br, xx")'],
  [{ SMS_COUNTRIES: 'br, all' }, 'SMS_COUNTRIES takes all alone'],
  [{ CONSENT_COUNTRIES: 'de UK' }, 'not "UK"'],
  [{ RESTRICTED_COUNTRIES: 'kp,zz' }, 'RESTRICTED_COUNTRIES takes country codes of two letters'],
  [{ TV_COUNTRIES: 'br mx int' }, 'not "int"'],
  [{ TV_COUNTRIES: ',' }, 'TV_COUNTRIES takes country codes of two letters'],
  [{ MONITORING_ENVIRONMENT: 'staging' }, 'MONITORING_ENVIRONMENT takes production, uat or'],
  [{ CAPTCHA: 'no' }, 'CAPTCHA takes off, or nothing'],
  [{ CODES_PER_NETWORK: '0' }, 'CODES_PER_NETWORK takes a whole number from 1'],
  [{ EMAIL_API_URL: 'mail.test' }, 'EMAIL_API_URL takes an http or https address'],
  [{ SMS_GATEWAY_KEY: 'a key' }, 'SMS_GATEWAY_KEY takes a token without spaces'],
])('says what is wrong with %j', (vars, message) => {
  expect(faultOfVars(vars)).toContain(message);
});

it.each([
  [{ TIME_SCALE: '20' }, 'TIME_SCALE is 20, which is for tests: set TEST_MODE=1 too'],
  [{ TIME_SCALE: '1.5', TEST_MODE: '0' }, 'TIME_SCALE is 1.5, which is for tests'],
  [{ CHEAP_HASHES: '1' }, 'CHEAP_HASHES is 1, which is for tests'],
  [{ RESEND_SECONDS: '59' }, 'RESEND_SECONDS is 59, which is for tests'],
])('takes %j only in test mode', (vars, message) => {
  expect(faultOfVars({ LOCAL: '1', ...vars })).toContain(message);
  expect(faultOfVars({ LOCAL: '1', ...vars, TEST_MODE: '1' })).toBeNull();
});

it.each(['TIME_SCALE', 'CHEAP_HASHES', 'RESEND_SECONDS'])(
  'takes the default of %s everywhere',
  (name) => {
    const { default: value = '' } = SETTINGS.get(name) ?? {};
    expect(faultOfVars({ LOCAL: '1', [name]: value === 'off' ? '0' : value })).toBeNull();
  },
);

const MAIL = { EMAIL_API_URL: 'https://mail.test/send' };
const SMS = { SMS_GATEWAY_URL: 'https://sms.test/send' };

it.each([
  [{}, 'EMAIL_API_URL is not set'],
  [MAIL, null],
  [SMS, 'EMAIL_API_URL is not set'],
  [{ ...MAIL, ...SMS }, null],
  [{ LOCAL: '1' }, null],
  [{ LOCAL: '0' }, 'EMAIL_API_URL is not set'],
  [{ LOCAL: 'no' }, 'LOCAL takes 1, or 0 for off (it is "no")'],
  [{ PATRON_API_URL: 'https://patron.test' }, null],
])('a product with %j can send codes, or reports why not', (vars, message) => {
  const fault = faultOfVars(vars);
  expect(fault === null ? null : fault.split(':')[0]).toBe(message);
});

it('does not print a malformed credential', () => {
  expect(faultOfVars({ LOCAL: '1', EMAIL_API_KEY: 'my secret' })).not.toContain('secret');
});

it('reads every setting from the environment, and ignores other variables', () => {
  const banner = '{"title":"World Cup","path":"/live"}';
  const set = { BANNER: banner, RELAY_THRESHOLD: '7', LOCAL: '0' };
  expect(settingsOf({ ...set, PATH: '/bin', TEST_MODE: undefined })).toEqual(set);
});
