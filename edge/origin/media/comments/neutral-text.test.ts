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
  ['evil.co', 'evil[.]co'],
  ['t.me/evil', 't[.]me/evil'],
  ['evil。com', 'evil。 com'],
  ['evil｡com', 'evil。 com'],
  ['ｅｖｉｌ．ｃｏｍ', 'evil[.]com'],
  ['evil․com', 'evil[.]com'],
  ['ev\u00ADil.c\u200Bom', 'evil[.]com'],
  ['evil.co\u200B1', 'evil[.]co\u200B1'],
  ['ｈｔｔｐｓ：／／evil', 'evil'],
  ['evil.Com', 'evil. Com'],
  ['उदाहरण.भारत', 'उदाहरण[.]भारत'],
  ['10.0.0.1:8080/x', '10[.]0[.]0[.]1:8080/x'],
  ['que gol.de novo', 'que gol[.]de novo'],
  ['Wow.That was it', 'Wow. That was it'],
  [
    '3.Liga and 1.FC, 88.Vip, 1.5 goals, e.g. 5.000.000 on 21.11.2026',
    '3. Liga and 1. FC, 88. Vip, 1.5 goals, e.g. 5.000.000 on 21.11.2026',
  ],
  ['U.S.A. at 9 p.m. ... v2.0 … ½ of 5²', 'U.S.A. at 9 p.m. ... v2.0 … ½ of 5²'],
  ['Z\u0335\u0321\u0322\u0327\u0328a', 'Z\u0335\u0321\u0322a'],
  ['Z\u0335\u200D\u0321\u200D\u0322\u200D\u0327a', 'Z\u0335\u200D\u0321\u200D\u0322\u200Da'],
  ['Việt Nam 👁️‍🗨️ ❤️‍🔥 1️⃣', 'Việt Nam 👁️‍🗨️ ❤️‍🔥 1️⃣'],
  ['x@evil.com.', 'x@evil[.]com.'],
  ['javascript://alert(1)', 'alert(1)'],
  ['St. Pauli won 2.1 to nothing... great', 'St. Pauli won 2.1 to nothing... great'],
  ['2/1 or 10/11', '2/1 or 10/11'],
  ['<b>bold</b>', '<b>bold</b>'],
])('%j is kept as %j', (text, kept) => {
  expect(neutralText(text)).toBe(kept);
});

test.each(['\uFDFA', '\u337F'])(
  'normalization of %j never makes more than 2,000 bytes',
  (character) => {
    const kept = neutralText(`${character.repeat(490)}evil.co`);
    expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(2_000);
    // Only whole characters are kept.
    expect(kept).not.toContain('\uFFFD');
  },
);

test('a link in 500 characters of four bytes is kept whole', () => {
  expect(neutralText(`${'😀'.repeat(491)} evil.com`)).toBe(`${'😀'.repeat(491)} evil[.]com`);
});
