import { expect, it } from 'vitest';
import { PRODUCT } from '../contracts/product.ts';
import { resolvePath } from './resolve-path.ts';

it.each([
  ['/api/media/v1/sports', 'media', '/v1/sports'],
  ['/api/middle/v1/sports', 'media', '/v1/sports'],
  [`/api/${PRODUCT}-patron/country/locate`, 'patron', '/country/locate'],
  [`/api/${PRODUCT}-patron/v3/patron-user/signin`, 'patron', '/v3/patron-user/signin'],
  ['/api/sms-center/captcha/quiz', 'sms', '/captcha/quiz'],
])('%s is a path of the %s API', (pathname, upstream, path) => {
  expect(resolvePath(pathname)).toEqual({ upstream, path });
});

it.each([
  '/api/media',
  '/api/media/',
  '/api/media/admin',
  '/api/mediator/v1/sports',
  '/api/media//v1/sports',
  '/api/media/v1/%2e%2e/admin',
  '/api/media/v1/..%2fadmin',
  '/api/media/v1/a\\b',
  '/api/media/v1/a%5Cb',
  '/api/media/v1/a;b',
  `/api/${PRODUCT}-patron/country/locate/x`,
  `/api/${PRODUCT}-patron/internal/users`,
  '/api/sms-center/send',
  '/api/other/v1/x',
])('%s is a path of none', (pathname) => {
  expect(resolvePath(pathname)).toBeNull();
});
