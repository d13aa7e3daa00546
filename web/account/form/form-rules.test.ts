import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { STATE } from '../../../edge/contracts/states.ts';
import { textOf } from '../../../edge/shared/text/text.ts';
import { timeLeft } from './countdown.ts';
import { faultOf } from './fault.ts';
import { isIdentifier, needsCountry } from './identifier.ts';
import { newPasswordFault, passwordWords } from './password-rule.ts';

const t = textOf('en');

describe.each([
  ['ana@example.org', { country: false, isOne: true }],
  [' ana@example.org ', { country: false, isOne: true }],
  ['11@example.org', { country: false, isOne: true }],
  ['ana@', { country: false, isOne: false }],
  ['ana', { country: false, isOne: false }],
  ['', { country: false, isOne: false }],
  ['11 91234-5678', { country: true, isOne: true }],
  ['(11) 91234.5678', { country: true, isOne: true }],
  ['0151/2345678', { country: true, isOne: true }],
  ['٠١٠ ١٢٣٤ ٥٦٧٨', { country: true, isOne: true }],
  ['\u202a+55 11 91234-5678\u202c', { country: false, isOne: true }],
  ['+44 7911 123456', { country: false, isOne: true }],
  ['12', { country: true, isOne: false }],
])('the identifier “%s”', (text, wanted) => {
  const identifier = { text, country: 'br' };
  test('has the expected need of a country, and validity', () => {
    expect({ country: needsCountry(identifier), isOne: isIdentifier(identifier) }).toEqual(wanted);
  });
});

test('a phone number without a country is invalid until a country is chosen', () => {
  expect(isIdentifier({ text: '11 91234 5678', country: '' })).toBe(false);
});

test.each([
  ['', '8 characters or more, of any kind'],
  ['seven77', '1 more character, of any kind'],
  ['⚽⚽', '6 more characters, of any kind'],
  ['longenough', 'Long enough'],
  ['three green corner flags', 'A good length'],
  ['ana.maria rules', 'Leave your address and your name out of it'],
  ['x'.repeat(129), 'Use 128 characters at most.'],
])('the form says of the password “%s”: %s', (password, words) => {
  expect(passwordWords(t, password, ['Ana.Maria@example.org'])).toBe(words);
});

test.each([
  ['11 96123-4567', '+5511961234567'],
  ['bia@home, at last', 'bia@example.org'],
])(
  'the form refuses the password “%s” because it contains the user’s address or name',
  (password, name) => {
    expect(passwordWords(t, password, [name])).toBe('Leave your address and your name out of it');
    expect(passwordWords(t, 'three bananas', [name])).toBe('Long enough');
  },
);

test('a password’s length counts visible characters', () => {
  expect(newPasswordFault('⚽'.repeat(7))?.text).toBe('fault.passwordTooShort');
  expect(newPasswordFault('⚽'.repeat(128))).toBeUndefined();
  expect(newPasswordFault('⚽'.repeat(129))?.text).toBe('fault.passwordTooLong');
});

test.each([
  [-1, null],
  [0, null],
  [1, '0:01'],
  [59_001, '1:00'],
  [64_001, '1:05'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(timeLeft(ms)).toBe(shown);
});

/** States of refusals on screens other than the account's. */
const ELSEWHERE: readonly number[] = [
  STATE.unknownKey,
  STATE.sealTooOld,
  STATE.tooManyFavourites,
  STATE.nothingToCommentOn,
  STATE.addressUnconfirmed,
];

test.each(Object.entries(STATE).filter(([, state]) => !ELSEWHERE.includes(state)))(
  'a refusal with state %s has its own message',
  (_name, state) => {
    const refused = { kind: 'api-failure', status: 400, state, response: null } as const;
    const { text } = faultOf(Object.assign(new Error('Refused'), refused), 0);
    expect(text).not.toBe('failure.generic');
  },
);

test('faultOf() turns retryAfter into the time of the next attempt', () => {
  const refused = { kind: 'api-failure', status: 429, retryAfter: 40, response: null } as const;
  expect(faultOf(Object.assign(new Error('Refused'), refused), 1_000)).toEqual({
    text: 'failure.retries',
    retryAt: 41_000,
  });
});

test('faultOf() lets a fan try at once where another network helps', () => {
  const state = STATE.noAccountsLeft;
  const refused = {
    kind: 'api-failure',
    status: 429,
    state,
    retryAfter: 9,
    response: null,
  } as const;
  expect(faultOf(Object.assign(new Error('Refused'), refused), 1_000)).toEqual({
    text: 'fault.noAccountsLeft',
  });
});

test.each([404, 503])('faultOf() says that a way in that answers %i is not available', (status) => {
  vi.stubGlobal('navigator', { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  const refused = { kind: 'api-failure', status, response: null } as const;
  expect(faultOf(Object.assign(new Error('Refused'), refused), 0).text).toBe('fault.away');
});
