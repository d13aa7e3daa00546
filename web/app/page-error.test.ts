import { expect, test } from 'vitest';
import { askedError, pageErrorOf } from './page-error.ts';

const thrown = (status: number, data: unknown = null) => ({
  status,
  data,
  statusText: '',
  internal: false,
});

test('a missing page says so and nothing more', () => {
  expect(pageErrorOf(thrown(404))).toEqual({ status: 404, title: 'Page Not Found', message: null });
});

test('any other answer keeps its status and says what it has to say', () => {
  expect(pageErrorOf(thrown(503, 'The catalogue does not answer'))).toEqual({
    status: 503,
    title: 'Service Unavailable',
    message: 'The catalogue does not answer',
  });
});

test.each([400, 403, 405, 408, 418, 429, 451, 500, 502, 503, 504, 599])(
  'a page that answers %i says “Internal Server Error” beside a 500 and nothing else',
  (status) => {
    const page = pageErrorOf(thrown(status));
    expect(page.title === 'Internal Server Error').toBe(page.status === 500);
  },
);

test('an unforeseen error is a 500 that keeps its particulars to itself', () => {
  const generic = {
    status: 500,
    title: 'Internal Server Error',
    message: 'Something went wrong. Please try again!',
  };
  expect(pageErrorOf(new Error('undefined is not a function'))).toEqual(generic);
  expect(pageErrorOf(thrown(500))).toEqual(generic);
});

const page = (query: string) => askedError(new URLSearchParams(query));

test('the error page by its address is a 500 unless another error is asked for', () => {
  expect(page('').status).toBe(500);
  expect(page('status=503')).toMatchObject({ status: 503, title: 'Service Unavailable' });
  expect(page('status=404')).toEqual({ status: 404, title: 'Page Not Found', message: null });
  expect(
    ['200', '301', '600', 'x', '5000'].map((status) => page(`status=${status}`).status),
  ).toEqual([500, 500, 500, 500, 500]);
});

test('an address cannot put words into the product’s mouth', () => {
  const known = 'This feature is not available in your country.';
  expect(page(`message=${encodeURIComponent(known)}`).message).toBe(known);
  expect(page('message=Call+this+number').message).toBe('Something went wrong. Please try again!');
});
