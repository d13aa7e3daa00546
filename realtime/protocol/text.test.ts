import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  cleanText,
  cutText,
  entityIdSchema,
  isPlainText,
  textSchema,
  visibleTextSchema,
} from './text.ts';

const REFUSED = [
  ['a lone high surrogate', 'l\ud800'],
  ['a lone low surrogate', '\udc00l'],
  ['NUL', 'a\u0000b'],
  ['a line feed', 'a\nb'],
  ['DEL', 'a\u007fb'],
  ['a C1 control', 'a\u0085b'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a noncharacter', 'a\uffffb'],
  ['a noncharacter beyond the first plane', 'a\u{1fffe}b'],
  ['an override of direction', 'Anna \u202e1:0'],
  ['an isolate of direction', '\u2066Anna'],
] as const;

const TAKEN = [
  'Harbour Rovers',
  'الهلال',
  'מכבי חיפה 1:0',
  '広島',
  'Þór Akureyri 🏆',
  'نیم\u200cفاصله',
  'e\u0301',
  '\ufffd',
];

describe.each([
  ['Text', textSchema(200)],
  ['Visible text', visibleTextSchema(200)],
  ['An id', entityIdSchema],
])('%s', (_what, schema) => {
  test.each(REFUSED)('is refused with %s', (_name, text) => {
    expect(v.is(schema, text)).toBe(false);
  });

  test.each(TAKEN)('is accepted: %s', (text) => {
    expect(v.is(schema, text)).toBe(true);
  });
});

test.each(['', '  ', '\u00a0', '\u200b\u200d', '\u3164', '\u2800', '\ufe0f'])(
  'Invisible text is neither visible text nor an id: %j',
  (text) => {
    expect(v.is(textSchema(10), text)).toBe(true);
    expect(v.is(visibleTextSchema(10), text)).toBe(false);
    expect(v.is(entityIdSchema, text)).toBe(false);
  },
);

test.each(['.', '..', 'a\u200e', 'a\u061c', 'x'.repeat(97)])('%j is not an id', (id) => {
  expect(v.is(entityIdSchema, id)).toBe(false);
});

test.each(['...', '…', '..;a', 'a/b', 'a\\b', 'a%2fb', 'a%41', 'a／b', 'a％2e', '℀'])(
  'Text that cannot be one segment of an address is not an id: %j',
  (id) => {
    expect(v.is(entityIdSchema, id)).toBe(false);
  },
);

test.each(['a;b', '50%', '%zz', 'a..b', '.a', 'a?b#c', 'sr:competitor:1', 'of-en.1-2025-26'])(
  'Text that can be one segment of an address is an id: %j',
  (id) => {
    expect(v.is(entityIdSchema, id)).toBe(true);
  },
);

test('An id may have the name of an object’s member, as ids are not record keys', () => {
  for (const id of ['constructor', '__proto__', 'toString', 'i 1 é'])
    expect(v.is(entityIdSchema, id)).toBe(true);
});

const tags = (text: string) =>
  text.replaceAll(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
const WALES = `\u{1f3f4}${tags('gbwls')}\u{e007f}`;

test.each([
  ['120 marks on a letter', `A${'\u0301'.repeat(120)}`],
  ['five marks between joiners', `A${'\u0301\u200d'.repeat(5)}`],
  ['two hundred words that are one character', '\ufdfd'.repeat(200)],
  ['such words among others', 'a\ufdfab'.repeat(4)],
  ['letters that nobody sees', `Harbour${tags('x')}`],
  ['a hidden text', `Harbour${tags('free bets')}`],
  ['a flag without an end', WALES.slice(0, -2)],
  ['many zero-width spaces', `A${'\u200b'.repeat(3)}B`],
])('Text with %s is not plain, and cleaning makes it so', (_name, text) => {
  expect(isPlainText(text)).toBe(false);
  expect(isPlainText(cleanText(text))).toBe(true);
});

test.each([
  'Việt Nam'.normalize('NFD'),
  'མངྒྱུར',
  'မြှောင်',
  'שָׁלוֹם',
  'اللّٰه',
  'ที่นี่',
  '👁️‍🗨️❤️‍🔥 1️⃣',
  `Cymru ${WALES}`,
  '葛\u{e0100}城',
  'ﷺ',
])('Text of any script is plain: %s', (text) => {
  expect(isPlainText(text)).toBe(true);
  expect(cleanText(text)).toBe(text);
});

describe('Cleaned text', () => {
  test('keeps visible characters', () => {
    expect(cleanText(' Anna\u0000\u0007Berg\n')).toBe('Anna Berg');
    expect(cleanText('Anna \ud83d')).toBe('Anna \ufffd');
    expect(cleanText(' \u200b\u0000')).toBe('');
  });
});

test('Cut text ends with a whole character', () => {
  expect(cutText('Anna 🏆', 6)).toBe('Anna ');
  expect(cutText('Anna 🏆', 7)).toBe('Anna 🏆');
});
