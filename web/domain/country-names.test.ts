import { expect, test } from 'vitest';
import { countryName } from './country-names.server.ts';

test.each([
  ['de', 'Germany', 'Alemanha', 'Alemania'],
  ['eng', 'England', 'Inglaterra', 'Inglaterra'],
  ['sco', 'Scotland', 'Escócia', 'Escocia'],
  ['wal', 'Wales', 'País de Gales', 'Gales'],
  ['nir', 'Northern Ireland', 'Irlanda do Norte', 'Irlanda del Norte'],
  ['int', null, null, null],
  [null, null, null, null],
])('%s is called %s, %s or %s', (code, english, portuguese, spanish) => {
  expect(countryName(code, 'en')).toBe(english);
  expect(countryName(code, 'pt-BR')).toBe(portuguese);
  expect(countryName(code, 'es-MX')).toBe(spanish);
});
