import { expect, test } from 'vitest';
import { neutralText } from './neutral-text.ts';

test.each([
  ['Look: https://example.org/a.html now', 'Look: example[.]org/a[.]html now'],
  ['HTTP://Example.org', 'Example[.]org'],
  ['www.example.org', 'www[.]example[.]org'],
  ['example.org/offer', 'example[.]org/offer'],
  ['javascript://alert(1)', 'alert(1)'],
  ['St. Pauli won 2.1 to nothing... great', 'St. Pauli won 2.1 to nothing... great'],
  ['2/1 or 10/11', '2/1 or 10/11'],
  ['<b>bold</b>', '<b>bold</b>'],
])('%j is kept as %j', (text, kept) => {
  expect(neutralText(text)).toBe(kept);
});
