import { expect, it } from 'vitest';
import { isCallAddress } from './call-address.ts';

it.each([
  ['/%61%70i/x', true],
  ['/%2561pi/x', true],
  ['/%25252561pi/x', true],
  // A digit of a code may be a code itself.
  ['/%%36%31pi/x', true],
  ['/%25%36%31pi/x', true],
  ['/%2g61pi/x', false],
  ['/%E9api/x', false],
  ['/100%', false],
  // Once decoded it is no address at all.
  ['/%09/%5b', true],
])('reads %s as a server that decodes again and again: %s', (address, expected) => {
  expect(isCallAddress(address, [])).toBe(expected);
});

it('reads each character of codes within codes once', () => {
  // A pass for each code would take minutes.
  expect(isCallAddress(`/%${'25'.repeat(400_000)}61pi/x`, [])).toBe(true);
});
