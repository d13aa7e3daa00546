import { expect, test } from 'vitest';
import { textOf } from '../../../edge/shared/text/text.ts';
import { alsoOf } from './leaders-panel.tsx';

test.each([
  ['basketball', { key: 'field-goals', value: 7, of: 21 }, '7/21 FG', '7/21 AQ', '7/21 TC'],
  [
    'american-football',
    { key: 'completions', value: 37, of: 50 },
    '37/50 C/ATT',
    '37/50 C/TEN',
    '37/50 C/PI',
  ],
  ['american-football', { key: 'receptions', value: 5, of: 6 }, '5 REC', '5 REC', '5 REC'],
  ['basketball', { key: 'turnovers', value: 3, of: null }, '3 TO', '3 TO', '3 PB'],
] as const)(
  'in %s a leader’s further figure %o reads %s, %s or %s',
  (sport, figure, en, pt, es) => {
    expect(alsoOf(textOf('en'), sport, figure)).toBe(en);
    expect(alsoOf(textOf('pt-BR'), sport, figure)).toBe(pt);
    expect(alsoOf(textOf('es-MX'), sport, figure)).toBe(es);
  },
);
