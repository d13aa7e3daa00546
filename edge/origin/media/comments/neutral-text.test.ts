import { expect, test } from 'vitest';
import { neutralText } from './neutral-text.ts';

test.each([
  ['Look: https://example.org/a.html now', 'Look: example[.]org/a[.]html now'],
  ['HTTP://Example.org', 'Example[.]org'],
  ['www.example.org', 'www[.]example[.]org'],
  ['example.org/offer', 'example[.]org/offer'],
  ['evil.com', 'evil[.]com'],
  ['evil.com?x=1', 'evil[.]com?x=1'],
  ['evil.com:8080/x.y', 'evil[.]com:8080/x[.]y'],
  ['_http://evil.com', '_evil[.]com'],
  ['пример.рф/x', 'пример[.]рф/x'],
  ['http://https://3232235777/', '3232235777/'],
  ['hthttp://tp://a', 'a'],
  ['evil.com.br, now', 'evil[.]com[.]br, now'],
  ['que gol.de novo', 'que gol.de novo'],
  ['Wow.That was it', 'Wow.That was it'],
  ['x@evil.com.', 'x@evil[.]com.'],
  ['javascript://alert(1)', 'alert(1)'],
  ['St. Pauli won 2.1 to nothing... great', 'St. Pauli won 2.1 to nothing... great'],
  ['2/1 or 10/11', '2/1 or 10/11'],
  ['<b>bold</b>', '<b>bold</b>'],
])('%j is kept as %j', (text, kept) => {
  expect(neutralText(text)).toBe(kept);
});
