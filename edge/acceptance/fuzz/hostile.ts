import * as fc from 'fast-check';
import { numberText, words } from './names.ts';

/** Part of texts that try to become markup; a page with it as a tag was injected into. */
export const INJECTED_TAG = '<fuzz-injected';

/** Texts that have broken products before, including this one. */
const TEXTS = [
  ...words(String.raw`
    __proto__ constructor prototype hasOwnProperty toString . .. ../../etc/passwd % %2e%2e%2f
    %252e%252e %00 %E0%A4%A / \ ?a=b#c a&b=c;d ~ ~1 - -- "*" {"a":1} 0 -0 1e999 0x1F true
    javascript:alert(1) "'>${INJECTED_TAG}> </script>${INJECTED_TAG}>
  `),
  ...words(`
    \ud800 l\ud800 \udfff\ud83d a\ud83d\ude00b \u0000 a\u0000b \u0007\u001b[31m \u0085 \u202egoals
    \u2066\u2069\u200f \u200b \ufeff \ufffe\uffff \u2028\u2029 I\u0130\u0131\u00df
    \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67
  `),
  '',
  ' ',
  '\r\nset-cookie: a=b',
  "' or 1=1 --",
  '"*" OR NEAR(',
  `-->${INJECTED_TAG} x=y>`,
  '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627',
  'e\u0301\u0323'.repeat(30),
  '\ud83d\ude00'.repeat(100),
  ...[96, 97, 200, 5_000].map((length) => 'x'.repeat(length)),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.nat({ max: 0xff_ff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);

/** Limits of doubles, safe integers and schemas, also as JSON.stringify cannot write them. */
const NUMBERS = words(`
  0 -1 1 0.1 2.5 -1e-7 99 100 101 9999 10000 86400 86401 2147483648 4294967296 9007199254740991
  -9007199254740991 1e21 1e308 5e-324 1e999 -1e999 -0 -0.0 1E400 9007199254740993 1e-400
`).map(numberText);
const YEAR = 31_556_952_000;
/** Limits of dates and of valid times, ms. */
const TIMES = [
  ...[-71, -70, 130, 229, 231].map((years) => years * YEAR),
  ...words('-0 0 1 -1 253402300799999 253402300800000 8639999913600000').map(numberText),
  ...words('8639999999999999 8640000000000000 8640000000000001 -8640000000000000').map(numberText),
];

export const hostileNumber = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...TIMES),
  fc.double(),
);
export const hostileTime = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TIMES) },
  hostileNumber,
);

/** Any other small JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [null]),
  hostileText,
  hostileNumber,
  fc.dictionary(hostileText, hostileText, { minKeys: 1, maxKeys: 1 }),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((name) => Object.fromEntries([[name, { isAdmin: true }]])),
);
