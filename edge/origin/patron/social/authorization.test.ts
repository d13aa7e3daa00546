import { expect, it } from 'vitest';
import { isHostedBy } from './authorization.ts';

it.each([
  ['google', 'ana@gmail.com', undefined, true],
  ['google', 'Ana@GMAIL.com', undefined, true],
  ['google', 'ana@club.example', 'Club.example', true],
  ['google', 'ana@club.example', undefined, false],
  ['google', 'ana@club.example', 'other.example', false],
  ['google', 'ana@club.example', ['club.example'], false],
  ['google', 'gmail.com@club.example', undefined, false],
  ['google', 'ana@mail.gmail.com', undefined, false],
  ['google', 'ana@icloud.com', undefined, false],
  ['apple', 'a1b2c3@privaterelay.appleid.com', undefined, true],
  ['apple', 'Ana@iCloud.com', undefined, true],
  ['apple', 'ana@me.com', undefined, true],
  ['apple', 'ana@mac.com', undefined, true],
  ['apple', 'ana@gmail.com', undefined, false],
  ['apple', 'ana@club.example', undefined, false],
  // Google alone names a company's domain.
  ['apple', 'ana@club.example', 'club.example', false],
  ['apple', 'icloud.com@club.example', undefined, false],
  ['apple', 'ana@mail.icloud.com', undefined, false],
] as const)('%s hosts %s with the domain %j: %s', (provider, address, hd, isIt) => {
  expect(isHostedBy(provider, address, hd)).toBe(isIt);
});
