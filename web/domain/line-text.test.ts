import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { aLine, START } from '../live/testing/lines.ts';
import { lineText } from './line-text.ts';
import { parseLine } from './parse-line.ts';

const match = parseLine(
  aLine('m1', {
    matchStatus: 'H2',
    clock: { seconds: 66 * 60 + 30, running: false, at: START },
    marks: { home: ['g23', 'y58', 'g64'], away: ['g51', 'r60'] },
  }),
);

test.each([
  [
    'en',
    'Minute 67 of 90. Goals: Home 23, 64; Away 51. Yellow cards: Home 58. Red cards: Away 60.',
  ],
  [
    'pt-BR',
    'Minuto 67 de 90. Gols: Home 23, 64; Away 51. Cartões amarelos: Home 58. Cartões vermelhos: Away 60.',
  ],
  [
    'es-MX',
    'Minuto 67 de 90. Goles: Home 23, 64; Away 51. Tarjetas amarillas: Home 58. Tarjetas rojas: Away 60.',
  ],
] as const)('in %s a line says how far the match is, its goals and its cards', (language, text) => {
  expect(lineText(textOf(language), match, START)).toBe(text);
});

test.each([
  ['tennis', 5, 'Set 2.'],
  ['badminton', 31, 'Game 2.'],
] as const)('a line of %s says the period', (_sport, sportId, said) => {
  const running = parseLine(aLine('m1', { sportId, matchStatus: 'S2' }));
  expect(lineText(textOf('en'), running, START)).toBe(said);
});
