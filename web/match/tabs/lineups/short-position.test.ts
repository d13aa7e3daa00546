import { expect, test } from 'vitest';
import { textOf } from '../../../../edge/shared/text/text.ts';
import { shortPosition } from './short-position.ts';

test.each([
  ['GK', 'football', 'GK', 'GOL', 'POR'],
  ['G', 'handball', 'GK', 'GOL', 'POR'],
  ['FW', 'football', 'FW', 'ATA', 'DEL'],
  // Sports without goalkeepers use other codes.
  ['G', 'basketball', 'G', 'G', 'G'],
  ['QB', 'american-football', 'QB', 'QB', 'QB'],
  [null, 'football', null, null, null],
] as const)('%s of %s is written %s, %s or %s', (position, sport, english, portuguese, spanish) => {
  expect(shortPosition(textOf('en'), position, sport)).toBe(english);
  expect(shortPosition(textOf('pt-BR'), position, sport)).toBe(portuguese);
  expect(shortPosition(textOf('es-MX'), position, sport)).toBe(spanish);
});
