import { expect, it } from 'vitest';
import { isGooglesOwn } from './authorization.ts';

it.each([
  ['ana@gmail.com', undefined, true],
  ['Ana@GMAIL.com', undefined, true],
  ['ana@club.example', 'Club.example', true],
  ['ana@club.example', undefined, false],
  ['ana@club.example', 'other.example', false],
  ['ana@club.example', ['club.example'], false],
  ['gmail.com@club.example', undefined, false],
  ['ana@mail.gmail.com', undefined, false],
])('Google hosts %s with the domain %j: %s', (address, hd, isIt) => {
  expect(isGooglesOwn(address, hd)).toBe(isIt);
});
