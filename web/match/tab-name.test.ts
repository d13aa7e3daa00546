import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { tabName } from './tab-name.ts';

test.each([
  ['football', 'Player statistics', 'Estatísticas dos jogadores', 'Estadísticas por jugador'],
  ['handball', 'Player statistics', 'Estatísticas dos jogadores', 'Estadísticas por jugador'],
  ['basketball', 'Box score', 'Números do jogo', 'Box score'],
  ['baseball', 'Box score', 'Números do jogo', 'Box score'],
] as const)('in %s the players’ figures are called %s, %s or %s', (sport, en, pt, es) => {
  expect(tabName(textOf('en'), 'box-score', sport)).toBe(en);
  expect(tabName(textOf('pt-BR'), 'box-score', sport)).toBe(pt);
  expect(tabName(textOf('es-MX'), 'box-score', sport)).toBe(es);
  expect(tabName(textOf('en'), 'lineups', sport)).toBe('Line-ups');
});

test.each([
  ['football', 'Commentary', 'Lance a lance', 'Minuto a minuto'],
  ['handball', 'Commentary', 'Lance a lance', 'Minuto a minuto'],
  ['basketball', 'Play-by-play', 'Lance a lance', 'Jugada a jugada'],
  ['american-football', 'Play-by-play', 'Lance a lance', 'Jugada a jugada'],
  ['tennis', 'Play-by-play', 'Lance a lance', 'Jugada a jugada'],
] as const)('in %s the course in words is called %s, %s or %s', (sport, en, pt, es) => {
  expect(tabName(textOf('en'), 'commentary', sport)).toBe(en);
  expect(tabName(textOf('pt-BR'), 'commentary', sport)).toBe(pt);
  expect(tabName(textOf('es-MX'), 'commentary', sport)).toBe(es);
});
