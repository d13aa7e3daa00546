import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { askedError, pageErrorOf, type PageError } from './page-error.ts';

const titleOf = ({ status }: PageError) => textOf('en')(`status.${status}`);

const thrown = (status: number, data: unknown = null) => ({
  status,
  data,
  statusText: '',
  internal: false,
});

test('a missing page has the title Page Not Found and no message', () => {
  expect(pageErrorOf(thrown(404))).toEqual({ status: 404, message: null });
  expect(titleOf(pageErrorOf(thrown(404)))).toBe('Page Not Found');
});

test('any other thrown response keeps its status and message', () => {
  const page = pageErrorOf(thrown(503, 'The catalogue does not answer'));
  expect(page).toEqual({ status: 503, message: 'The catalogue does not answer' });
  expect(titleOf(page)).toBe('Service Unavailable');
});

test.each([400, 403, 405, 408, 418, 429, 451, 500, 502, 503, 504, 599])(
  'a page that responds with %i says “Internal Server Error” only beside a 500',
  (status) => {
    const page = pageErrorOf(thrown(status));
    expect(titleOf(page) === 'Internal Server Error').toBe(page.status === 500);
  },
);

test('an unexpected error is a 500 with the generic message', () => {
  const generic = { status: 500, message: 'Something went wrong. Please try again!' };
  expect(pageErrorOf(new Error('undefined is not a function'))).toEqual(generic);
  expect(pageErrorOf(thrown(500))).toEqual(generic);
});

const page = (query: string) => askedError(new URLSearchParams(query));

test('the error page, opened by its URL, is a 500 unless the query names another error', () => {
  expect(page('').status).toBe(500);
  expect(titleOf(page('status=503'))).toBe('Service Unavailable');
  expect(page('status=404')).toEqual({ status: 404, message: null });
  expect(
    ['200', '301', '600', 'x', '5000'].map((status) => page(`status=${status}`).status),
  ).toEqual([500, 500, 500, 500, 500]);
});

test('the error page shows only known messages from the query', () => {
  const known = 'This feature is not available in your country.';
  expect(page(`message=${encodeURIComponent(known)}`).message).toBe(known);
  expect(page('message=Call+this+number').message).toBe('Something went wrong. Please try again!');
});
