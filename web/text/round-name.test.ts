import { expect, test } from 'vitest';
import { roundName } from './round-name.ts';
import { textOf } from './text.ts';

test.each([
  ['Matchday 16', 'Rodada 16', 'Jornada 16'],
  ['Quarter-finals', 'Quartas de final', 'Cuartos de final'],
  ['Round of 16', 'Oitavas de final', 'Octavos de final'],
  ['Group A', 'Grupo A', 'Grupo A'],
])('%s is %s in Brazil and %s in Mexico', (name, brazil, mexico) => {
  expect(roundName(textOf('en'), name)).toBe(name);
  expect(roundName(textOf('pt-BR'), name)).toBe(brazil);
  expect(roundName(textOf('es-MX'), name)).toBe(mexico);
});

test('a name of the source’s own stays', () => {
  expect(roundName(textOf('pt-BR'), 'Copa del Sur, first leg')).toBe('Copa del Sur, first leg');
});
