import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cleanText, entityIdSchema, isPlainText, textSchema, visibleTextSchema } from './text.ts';

test.each([
  ['Text', textSchema(200)],
  ['Visible text', visibleTextSchema(200)],
  ['An id', entityIdSchema],
])('%s is the same after URL encoding and decoding', (_what, schema) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (some, other) => {
      for (const text of [some, other].filter((each) => v.is(schema, each)))
        expect(decodeURIComponent(encodeURIComponent(text))).toBe(text);
    }),
  );
});

test('Cleaned text is always valid, and cleaning it again changes nothing', () => {
  const schema = textSchema(10_000);
  const refused = fc.constantFrom(
    'l\ud800',
    '\udc00l',
    'a\u0000b',
    'a\nb',
    'a\u007fb',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    'a\uffffb',
    'a\u{1fffe}b',
    'Anna \u202e1:0',
    '\u2066Anna',
    `a${'\u0301\u200d\ufe0f'.repeat(9)}`,
    'a\u{e0041}\u{e0042}\u200b\u3164\u200bb',
    'a\ufdfa\u0301\ufdfab\ufdfa\ufdfd\ufdfa',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), refused, (text, bad) => {
      const cleaned = cleanText(text + bad);
      expect(v.is(schema, cleaned) && isPlainText(cleaned)).toBe(true);
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});
