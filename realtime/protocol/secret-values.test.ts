import { expect, it } from 'vitest';
import { secretValues } from './secret-values.ts';

const JWK = '{"kty":"EC", "x": "a"}';

it.each([
  [undefined, []],
  [' ', []],
  ['one\n', ['one']],
  ['new old', ['new', 'old']],
  [JWK, [JWK]],
  [`${JWK} ${JWK}\n`, [JWK, JWK]],
  [`${JWK}${JWK}`, [JWK, JWK]],
  ['{ "never closed"', ['"never', 'closed"']],
])('reads the values of %j', (text, values) => {
  expect(secretValues(text)).toEqual(values);
});
