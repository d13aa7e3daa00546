import { expect, test } from 'vitest';
import { countryName } from './country-names.server.ts';

test.each([
  ['de', 'Germany', 'Alemanha', 'Alemania'],
  ['DEU', 'Germany', 'Alemanha', 'Alemania'],
  ['GER', 'Germany', 'Alemanha', 'Alemania'],
  ['XKX', 'Kosovo', 'Kosovo', 'Kosovo'],
  ['gb-eng', 'England', 'Inglaterra', 'Inglaterra'],
  ['eng', 'England', 'Inglaterra', 'Inglaterra'],
  ['SCO', 'Scotland', 'Escócia', 'Escocia'],
  ['wal', 'Wales', 'País de Gales', 'Gales'],
  ['NIR', 'Northern Ireland', 'Irlanda do Norte', 'Irlanda del Norte'],
  ['cd', 'DR Congo', 'RD Congo', 'RD del Congo'],
  ['ci', 'Ivory Coast', 'Costa do Marfim', 'Costa de Marfil'],
  ['cw', 'Curaçao', 'Curaçao', 'Curazao'],
  ['cv', 'Cape Verde', 'Cabo Verde', 'Cabo Verde'],
  ['kr', 'South Korea', 'Coreia do Sul', 'Corea del Sur'],
  ['nl', 'Netherlands', 'Holanda', 'Países Bajos'],
  ['XQZ', 'XQZ', 'XQZ', 'XQZ'],
  ['Middle Sea', 'Middle Sea', 'Middle Sea', 'Middle Sea'],
  ['int', null, null, null],
  [null, null, null, null],
])('%s is called %s, %s or %s', (code, english, portuguese, spanish) => {
  expect(countryName(code, 'en')).toBe(english);
  expect(countryName(code, 'pt-BR')).toBe(portuguese);
  expect(countryName(code, 'es-MX')).toBe(spanish);
});

test.each([
  ['sa', 'السعودية'],
  ['ae', 'الإمارات'],
  ['eg', 'مصر'],
  ['ma', 'المغرب'],
  ['gb-eng', 'إنجلترا'],
])('in Arabic %s is called %s', (code, name) => {
  expect(countryName(code, 'ar')).toBe(name);
});
