import { expect, test } from 'vitest';
import { lengthened } from './pseudo-language.ts';

test.each([
  ['Go to live scores', 'Góó tóó líívéé scóóréés'],
  ['Version {version}', 'Véérsííóón {version}'],
  ['{n, plural, one {# goal} other {# goals}}', '{n,plural,one{# góóáál} other{# góóááls}}'],
  ['{side, select, home {one} other {no {name}}}', '{side,select,home{óónéé} other{nóó {name}}}'],
  ['Is it? <link>Write to {email}</link>', 'ÍÍs íít? <link>Wríítéé tóó {email}</link>'],
])('“%s” becomes “%s”', (text, longer) => {
  expect(lengthened(text)).toBe(longer);
});
