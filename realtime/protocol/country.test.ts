import { expect, test } from 'vitest';
import { countryCode, isCountry, isCountryCode } from './country.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['DEU', 'de'],
  ['GER', 'de'],
  ['NLD', 'nl'],
  ['NED', 'nl'],
  ['CHE', 'ch'],
  ['SUI', 'ch'],
  ['USA', 'us'],
  ['XKX', 'xk'],
  // Three-letter ISO codes take precedence over those of sport: the Olympic committee's BRN was
  // Bahrain.
  ['BRN', 'bn'],
  ['ENG', 'gb-eng'],
  ['SCO', 'gb-sct'],
  ['WAL', 'gb-wls'],
  ['NIR', 'gb-nir'],
  ['GB-ENG', 'gb-eng'],
  ['GBR', 'gb'],
  ['International', 'int'],
  ['INT', 'int'],
  ['XQZ', 'XQZ'],
  ['Middle Sea', 'Middle Sea'],
])('%s is kept as %s', (written, code) => expect(countryCode(written)).toBe(code));

test('251 codes of two letters are country codes, each with a name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountryCode);
  // 249 of ISO 3166-1, Kosovo, and 'uk' for 'gb'.
  expect(codes).toHaveLength(251);
  expect(codes.filter((code) => names.of(code.toUpperCase()) === undefined)).toEqual([]);
});

test('international labels and other words are not country codes', () => {
  expect(['int', 'International', 'lantern'].filter(isCountryCode)).toEqual([]);
});

test('a request names a country by its two letters of ISO 3166 alone', () => {
  expect(['br', 'GB', 'xk'].filter((code) => !isCountry(code))).toEqual([]);
  expect(['xx', 't1', 'uk', 'bra', 'gb-eng', 'int', 'eng', ''].filter(isCountry)).toEqual([]);
});
