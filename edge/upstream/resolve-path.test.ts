import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entityIdSchema } from '../../realtime/protocol/text.ts';
import { listCalls } from '../contracts/call-list.ts';
import { PRODUCT } from '../contracts/product.ts';
import { MEDIA_TABLE, PATRON_TABLE, SMS_TABLE } from '../acceptance/specified-calls.ts';
import { resolvePath } from './resolve-path.ts';

const PREFIX = { media: '/api/media', patron: `/api/${PRODUCT}-patron`, sms: '/api/sms-center' };
const own = listCalls().map(({ api, method, path }) => [api, `${method} ${path}`] as const);
const ROWS = [
  ...MEDIA_TABLE.map((row) => ['media', row] as const),
  ...PATRON_TABLE.map((row) => ['patron', row] as const),
  ...SMS_TABLE.map((row) => ['sms', row] as const),
  ...own,
];

describe('a path under /api/media, /api/{product}-patron and /api/sms-center is a call', () => {
  it.each(ROWS)('to the %s API: %s', (upstream, row) => {
    const [method = '', template = ''] = row.split(' ');
    const path = template.replaceAll(/\{\w+\}/g, 'sr%3A1');
    expect(resolvePath(method, PREFIX[upstream] + path)).toEqual({ kind: 'call', upstream, path });
  });

  it('under /api/middle too, the other name of the media API', () => {
    expect(resolvePath('HEAD', '/api/middle/v1/sports')).toEqual({
      kind: 'call',
      upstream: 'media',
      path: '/v1/sports',
    });
  });

  it.each([
    ['sr:team:1', 'sr%3Ateam%3A1'],
    ['%61%2d1', 'a-1'],
    ['%C3%A9%20%e2%9a%bd', '%C3%A9%20%E2%9A%BD'],
    ['50%25', '50%25'],
    ['a..b', 'a..b'],
    ['a%3Bb', 'a%3Bb'],
  ])('with the value %s, which the API gets as %s', (value, path) => {
    expect(resolvePath('GET', `/api/media/v1/teams/${value}`)).toEqual({
      kind: 'call',
      upstream: 'media',
      path: `/v1/teams/${path}`,
    });
  });
});

describe('a path is not a call', () => {
  it.each([
    '/api/media',
    '/api/media/',
    '/api/media/admin',
    '/api/media/v1/anything',
    '/api/media/v2/sports',
    '/api/media/v1/sports/',
    '/api/media/v1/SPORTS',
    '/api/media/v1/%73ports',
    '/api/mediator/v1/sports',
    '/api/media//v1/sports',
    '/api/media/v1/a\\b',
    '/api/media/v1/a%5Cb',
    '/api/media/v1/a;b',
    '/api/media/v1/%2e%2e/admin',
    '/api/media/v1/..%2fadmin',
    '/api/media/v1/%252e%252e/admin',
    `/api/${PRODUCT}-patron/country/locate/x`,
    `/api/${PRODUCT}-patron/internal/users`,
    `/api/${PRODUCT}-patron/v3/patron-user/internal`,
    '/api/sms-center/send',
    '/api/other/v1/x',
  ])('%s', (pathname) => {
    expect(resolvePath('GET', pathname)).toEqual({ kind: 'no-call' });
  });

  it.each([
    '',
    '.',
    '..',
    '...',
    '%2e%2E',
    '.%2e',
    '%252e%252e',
    '%252E',
    '%25252e',
    '..%2f',
    '..%2Fadmin',
    'a%2f..',
    'a%252fb',
    'a%5c..',
    'a%255Cb',
    'a%00',
    'a%2500',
    '%0d%0a',
    '%7f',
    '%C2%85',
    'a;b',
    '..;',
    '..%3b',
    '..%3bx',
    '%EF%BC%8E%EF%BC%8E',
    '%E2%80%A5',
    'a%EF%BC%8Fb',
    '%c0%ae%c0%ae',
    '%ff',
    '%',
    '%u002e',
    '%ed%a0%80',
    'a'.repeat(501),
  ])('with the value %s', (value) => {
    expect(resolvePath('GET', `/api/media/v1/teams/${value}`)).toEqual({ kind: 'no-call' });
    expect(resolvePath('GET', `/api/media/v1/teams/${value}/squad`)).toEqual({ kind: 'no-call' });
  });
});

it('passes on the longest valid id', () => {
  const id = '訳'.repeat(96);
  expect(v.is(entityIdSchema, id)).toBe(true);
  const path = `/v1/teams/${encodeURIComponent(id)}/squad`;
  expect(resolvePath('GET', `/api/media${path}`)).toMatchObject({ path });
});

it.each([
  ['POST', '/api/media/v1/sports', ['GET', 'HEAD']],
  ['GET', '/api/sms-center/captcha/quiz', ['POST']],
  ['PUT', '/api/media/v1/favourite', ['DELETE', 'POST']],
  ['OPTIONS', '/api/media/v1/teams/1', ['GET', 'HEAD']],
])('the method %s is not allowed for %s', (method, pathname, allowed) => {
  expect(resolvePath(method, pathname)).toEqual({
    kind: 'other-method',
    allowed: expect.toSatisfy((methods: string[]) => `${methods.toSorted()}` === `${allowed}`),
  });
});
