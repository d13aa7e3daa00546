import { expect, test } from 'vitest';
import { readSlip, slipCode, type SlipSelection } from './slip-code.ts';

const winner: SlipSelection = {
  matchId: 'sr:match:1',
  market: 'match-winner',
  line: null,
  outcome: 'home',
};
const total: SlipSelection = { matchId: 'ünïcode', market: 'total', line: 2.5, outcome: 'over' };

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('readSlip() reads the selections that slipCode() encodes', () => {
  const code = slipCode([winner, total]);
  expect(code).toMatch(/^[\w-]+$/);
  expect(readSlip(code)).toEqual([winner, total]);
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('[').toString('base64url')],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
  ['an empty slip', coded([])],
  ['a market that is none', coded([['m', 'first-throw-in', null, 'home']])],
  ['a line that is no number', coded([['m', 'total', '2.5', 'over']])],
  ['an outcome that is markup', coded([['m', 'total', 2.5, '<b>']])],
  ['a selection with more', coded([['m', 'total', 2.5, 'over', 1]])],
  ['too many', coded(Array.from({ length: 13 }, (_, at) => [`m${at}`, 'total', 1, 'over']))],
  ['too much', 'A'.repeat(8_001)],
])('%s is no slip', (_what, code) => {
  expect(readSlip(code)).toBeNull();
});
