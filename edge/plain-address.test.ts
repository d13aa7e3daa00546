import { expect, it } from 'vitest';
import { redirectToPlain } from './plain-address.ts';

const SITE = 'https://scores.example';

it.each([
  ['/%65rror?status=503', '/error?status=503'],
  ['/media/v1/%73earch/event?keyword=%61', '/media/v1/search/event?keyword=%61'],
  ['/player%2dstatistics', '/player-statistics'],
  ['/%4C%69ve%2Edata', '/Live.data'],
  ['/a%5Fb%7e%30', '/a_b~0'],
  // A browser does not read the rest as a host.
  ['//evil%2eexample/x', '//evil.example/x'],
  // The redirect's own address redirects again.
  ['/%%37%33earch', '/%73earch'],
])('redirects %s to %s', (path, plain) => {
  const answer = redirectToPlain(SITE + path);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([308, SITE + plain]);
});

it.each([
  '/',
  '/search?keyword=%61',
  '/%2573earch',
  '/%ff',
  '/%',
  '/a%2Fb',
  '/sr%3Ateam%3A1',
  '/%C3%A9%20%5B%60%7B%2C',
  '//x',
])('takes %s as it is', (path) => {
  expect(redirectToPlain(SITE + path)).toBeNull();
});
