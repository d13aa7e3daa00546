import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../contracts/language.ts';
import { tvProgrammeSchema } from '../../../realtime/protocol/tv.ts';
import { LANGUAGE_COUNTRIES } from './language-names.ts';
import { directionOf } from './languages.ts';
import { signed } from './signed.ts';
import { textOf } from './text.ts';

test.each(LANGUAGES)(
  'numbers in %s are those of Intl.NumberFormat in Western digits',
  (language) => {
    for (const digits of [0, 1, 2]) {
      const { format } = new Intl.NumberFormat(language, {
        numberingSystem: 'latn',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const value of [0.25, 12, 12_345.75, 1_234_567, -3])
        expect(textOf(language).number(value, digits)).toBe(format(value).replace('-', '−'));
    }
  },
);

test.each(LANGUAGES)('lines of %s run as its script does', (language) => {
  const { script } = new Intl.Locale(language).maximize();
  expect(directionOf(language)).toBe(script === 'Arab' ? 'rtl' : 'ltr');
});

test('a sign stays at the left of its number in Arabic', () => {
  expect([signed(textOf('ar'), '+', '3'), signed(textOf('en'), '+', '3')]).toEqual([
    '\u200e+3',
    '+3',
  ]);
  expect(textOf('ar').number(-3)).toBe('\u200e−3');
});

test('a country has one language at most', () => {
  const countries = LANGUAGES.flatMap((language) => LANGUAGE_COUNTRIES[language]);
  expect(new Set(countries).size).toBe(countries.length);
});

test.each(LANGUAGES)('a programme of the 24/7 channel may have a title in %s', (language) => {
  const titles = { [language]: 'Title' };
  const programme = { id: 'a', title: 'A', titles, start: 1, end: 2, assets: ['clip'] };
  expect(v.is(tvProgrammeSchema, programme)).toBe(true);
});

const DOCUMENTS = import.meta.glob<string>('../../../docs/{web-views,widgets}.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(LANGUAGES)('the documents of web views and widgets list %s', (language) => {
  const documents = Object.values(DOCUMENTS);
  expect(documents).toHaveLength(2);
  for (const text of documents) expect(text).toContain(`\`${language}\``);
});
