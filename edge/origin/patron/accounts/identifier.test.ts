import { describe, expect, it } from 'vitest';
import { identifierOf, inboxKeyOf, keyOf, readIdentifier, subjectOf } from './identifier.ts';

describe('typed text', () => {
  it.each([
    ['ana@example.org', null, 'email', 'ana@example.org'],
    ['  Ana.Lima+goals@Example.ORG ', null, 'email', 'Ana.Lima+goals@example.org'],
    ['+55 11 96123-4567', null, 'phone', '+5511961234567'],
    ['(11) 96123-4567', 'br', 'phone', '+5511961234567'],
    ['55 11 96123-4567', 'br', 'phone', '+5511961234567'],
    ['\u202a(11) 96123-4567\u202c', 'br', 'phone', '+5511961234567'],
    ['55 1234 5678', 'mx', 'phone', '+525512345678'],
    ['٠١٠ ١٢٣٤ ٥٦٧٨', 'eg', 'phone', '+201012345678'],
    ['+52 55 1234 5678', 'br', 'phone', '+525512345678'],
  ])('is an e-mail address or a phone number: %s (%s)', (text, country, kind, value) => {
    expect(readIdentifier(text, country)).toEqual({ kind, value });
  });

  it.each([
    ['ana', null],
    ['ana@', null],
    ['ana@example', null],
    ['ana@exam ple.org', null],
    ['(11) 96123-4567', null],
    ['(11) 96123-4567', 'zz'],
    ['123', 'br'],
    ['call me: +55 11 96123-4567', null],
    ['', 'br'],
  ])('is not an identifier: %s (%s)', (text, country) => {
    expect(readIdentifier(text, country)).toBeNull();
  });
});

it('an e-mail address has one key, whatever its case', () => {
  const [one, other] = ['Ana@example.org', 'ana@EXAMPLE.org'].map((text) =>
    readIdentifier(text, null),
  );
  expect(one && other && keyOf(one) === keyOf(other)).toBe(true);
});

it('the subject of a proof converts back to its identifier', () => {
  const phone = { kind: 'phone', value: '+5511961234567' } as const;
  expect(identifierOf(subjectOf(phone))).toEqual(phone);
  expect(identifierOf('user:1')).toBeNull();
});

it.each([
  ['fan@club.example', 'fan@club.example'],
  ['Fan+1@club.example', 'fan@club.example'],
  ['fan+1+2@club.example', 'fan@club.example'],
  ['f.a.n@club.example', 'f.a.n@club.example'],
  ['F.an+1@googlemail.com', 'fan@gmail.com'],
  ['+5511961234567', '+5511961234567'],
])('messages to %s count for %s', (typed, key) => {
  const identifier = readIdentifier(typed, null);
  expect(identifier && inboxKeyOf(identifier)).toBe(key);
});
