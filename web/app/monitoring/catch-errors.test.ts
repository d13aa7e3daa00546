import { expect, test } from 'vitest';
import { isHydrationMismatch } from './catch-errors.ts';

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
])('%s is none', (error) => {
  expect(isHydrationMismatch(error)).toBe(false);
});
