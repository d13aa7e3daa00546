import * as fc from 'fast-check';
import { NumberText, type Json } from './json-text.ts';

/** Part of texts that try to become markup; a page with it as a tag was injected into. */
export const INJECTED_TAG = '<fuzz-injected';

/** Texts that have broken products before, including this one. */
const TEXTS = [
  '',
  ' ',
  '\ud800',
  'l\ud800',
  '\udfff\ud83d',
  'a\ud83d\ude00b',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u0085',
  '\r\nset-cookie: a=b',
  '\u202egoals',
  '\u2066\u2069\u200f',
  '\u200b',
  '\ufeff',
  '\ufffe\uffff',
  '\u2028\u2029',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '.',
  '..',
  '../../etc/passwd',
  '%',
  '%2e%2e%2f',
  '%252e%252e',
  '%00',
  '%E0%A4%A',
  '/',
  '\\',
  '?a=b#c',
  'a&b=c;d',
  '~',
  '~1',
  '-',
  '--',
  "' or 1=1 --",
  '"*" OR NEAR(',
  '{"a":1}',
  '0',
  '-0',
  '1e999',
  '0x1F',
  'true',
  `"'>${INJECTED_TAG}>`,
  `</script>${INJECTED_TAG}>`,
  `-->${INJECTED_TAG} x=y>`,
  'javascript:alert(1)',
  'e\u0301\u0323'.repeat(30),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  'I\u0130\u0131\u00df',
  'x'.repeat(96),
  'x'.repeat(97),
  '\ud83d\ude00'.repeat(100),
  'y'.repeat(200),
  'z'.repeat(5_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 8 })
      .map((units) => String.fromCharCode(...units)),
  },
);

/** Limits of doubles, of safe integers, of dates and of schemas. */
const NUMBERS = [
  0,
  -1,
  1,
  0.1,
  2.5,
  -0.000_000_1,
  99,
  100,
  101,
  9_999,
  10_000,
  86_400,
  86_401,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  5e-324,
];
const NUMBER_TEXTS = ['1e999', '-1e999', '-0', '-0.0', '1E400', '9007199254740993', '1e-400'];
const YEAR = 31_556_952_000;
const TIMES = [
  -0,
  0,
  1,
  -1,
  -70 * YEAR,
  -71 * YEAR,
  130 * YEAR,
  229 * YEAR,
  231 * YEAR,
  253_402_300_799_999,
  253_402_300_800_000,
  8.64e15 - 86_400_000,
  8.64e15 - 1,
  8.64e15,
  8.64e15 + 1,
  -8.64e15,
];

export const hostileNumber: fc.Arbitrary<number | NumberText> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...TIMES),
  fc.constantFrom(...NUMBER_TEXTS).map((text) => new NumberText(text)),
  fc.double(),
);

export const hostileTime: fc.Arbitrary<number | NumberText> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TIMES) },
  { weight: 1, arbitrary: hostileNumber },
);

/** Any other small JSON value. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json[]>(null, true, false, [], {}, [[]], [null]),
  hostileText,
  hostileNumber,
  fc
    .tuple(hostileText, hostileText)
    .map(([name, value]): Json => Object.fromEntries([[name, value]])),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((name): Json => Object.fromEntries([[name, { isAdmin: true }]])),
);
