// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { catchErrors, isHydrationMismatch, reportPageError } from './catch-errors.ts';
import { reports, type Report } from './reports.ts';

test.each([
  new Error("Hydration failed because the server rendered text didn't match the client."),
  new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text'),
  "A tree hydrated but some attributes of the server rendered HTML didn't match",
  new Error('Minified React error #419; visit https://react.dev/errors/419'),
])('%s is a hydration mismatch', (error) => {
  expect(isHydrationMismatch(error)).toBe(true);
});

test.each([
  new Error('Minified React error #31; visit https://react.dev/errors/31'),
  new Error('x is not a function'),
  'Script error.',
  null,
])('%s is no hydration mismatch', (error) => {
  expect(isHydrationMismatch(error)).toBe(false);
});

const MISMATCH = new Error('Minified React error #418; visit https://react.dev/errors/418');
const FAULT = new Error('x is not a function');

/** Returns the reports during `happens`. */
function reportedBy(happens: () => void): Report[] {
  const seen: Report[] = [];
  reports.attach((report) => seen.push(report));
  seen.length = 0;
  happens();
  return seen;
}

const WAYS: [string, (error: Error) => void][] = [
  [
    'what nobody catches',
    (error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message })),
  ],
  [
    'what is rejected',
    (reason) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  ],
  ['what a component throws', (error) => reportPageError(error, '/live')],
];

test.each(WAYS)(
  'UI framework errors are forwarded to monitoring, except that hydration completed with mismatches: %s',
  (_what, happen) => {
    catchErrors(window);
    const forwarded = reportedBy(() => happen(FAULT)).filter(({ kind }) => kind === 'error');
    expect(forwarded).toContainEqual(expect.objectContaining({ error: FAULT }));
    expect(reportedBy(() => happen(MISMATCH))).toEqual([]);
  },
);
