import { expect, test } from 'vitest';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { formatPrice, readOddsFormat } from './odds-format.ts';

const t = textOf('en');

test.each([
  [2.5, '2.50', '3/2', '+150'],
  [2, '2.00', '1/1', '+100'],
  [1.91, '1.91', '10/11', '−110'],
  [1.5, '1.50', '1/2', '−200'],
  [3.75, '3.75', '11/4', '+275'],
  [1.01, '1.01', '1/100', '−10000'],
  [51, '51.00', '50/1', '+5000'],
  [1, '1.00', '0/1', '–'],
])('the price %d is written in all three formats', (price, decimal, fractional, american) => {
  expect(formatPrice(t, price, 'decimal')).toBe(decimal);
  expect(formatPrice(t, price, 'fractional')).toBe(fractional);
  expect(formatPrice(t, price, 'american')).toBe(american);
});

test('decimal prices use the decimal separator of the language', () => {
  expect(formatPrice(textOf('pt-BR'), 2.5, 'decimal')).toBe('2,50');
  expect(formatPrice(textOf('es-MX'), 2.5, 'decimal')).toBe('2.50');
});

test.each([
  ['theme=dark; odds-format=american', 'american'],
  ['odds-format=fractional', 'fractional'],
  ['odds-format=roman', 'decimal'],
  ['theme=dark', 'decimal'],
  [null, 'decimal'],
])('the cookies %s select %s', (cookies, format) => {
  expect(readOddsFormat(cookies)).toBe(format);
});
