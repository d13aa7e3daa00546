import { expect, test } from 'vitest';
import { roundName, roundOf } from './round-name.ts';
import { textOf } from './text.ts';

test.each([
  ['Matchday 16', 'Rodada 16', 'Jornada 16'],
  ['Quarter-finals', 'Quartas de final', 'Cuartos de final'],
  ['Round of 16', 'Oitavas de final', 'Octavos de final'],
  ['Round of 32', '16 avos de final', 'Dieciseisavos de final'],
  ['Round of 64', '32 avos de final', 'Ronda de 64'],
  ['Final', 'Final', 'Final'],
  ['Semi-final', 'Semifinal', 'Semifinal'],
  ['1st round', '1ª rodada', '1a ronda'],
  ['Round 2', '2ª fase', 'Ronda 2'],
  ['Group A', 'Grupo A', 'Grupo A'],
  ['Finals, Semifinals', 'Semifinais', 'Semifinales'],
  ['Playoffs', 'Mata-mata', 'Playoffs'],
  ['', 'Mata-mata', 'Playoffs'],
])('%s is %s in Brazil and %s in Mexico', (name, brazil, mexico) => {
  expect(roundName(textOf('pt-BR'), name)).toBe(brazil);
  expect(roundName(textOf('es-MX'), name)).toBe(mexico);
});

test.each([
  ['Matchday 16', 'Matchday 16'],
  ['Finals, Round of 16', 'Round of 16'],
  ['Quarterfinals', 'Quarter-finals'],
  ['Quarterfinal', 'Quarter-final'],
  ['Round of 128', 'Round of 128'],
  ['3rd round', '3rd round'],
])('%s is %s in English', (name, english) => {
  expect(roundName(textOf('en'), name)).toBe(english);
});

test('an unknown round name stays as it is', () => {
  expect(roundName(textOf('pt-BR'), 'Copa del Sur, first leg')).toBe('Copa del Sur, first leg');
});

test.each([
  ['american-football', 'Matchday 17', ['Week 17', 'Semana 17', 'Semana 17']],
  ['american-football', 'Week 17', ['Week 17', 'Semana 17', 'Semana 17']],
  ['american-football', 'Final', ['Final', 'Final', 'Final']],
  // Days alone count, but a play-off has a name.
  ['basketball', 'Matchday 40', [null, null, null]],
  ['basketball', 'Semi-finals', ['Semi-finals', 'Semifinais', 'Semifinales']],
  ['baseball', 'Round 12', [null, null, null]],
  ['tennis', 'Matchday 22', ['Round 22', '22ª rodada', 'Ronda 22']],
  ['beach-volley', 'Matchday 3', ['Round 3', '3ª rodada', 'Ronda 3']],
  ['badminton', 'Round 2', ['Round 2', '2ª fase', 'Ronda 2']],
  ['volleyball', 'Matchday 3', ['Matchday 3', 'Rodada 3', 'Jornada 3']],
  ['handball', 'Matchday 3', ['Matchday 3', 'Rodada 3', 'Jornada 3']],
] as const)('in %s the round %s is called %j', (sportKey, name, said) => {
  const languages = ['en', 'pt-BR', 'es-MX'] as const;
  expect(languages.map((language) => roundOf(textOf(language), name, sportKey))).toEqual(said);
});
