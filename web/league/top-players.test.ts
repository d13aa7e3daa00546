import { SEASON_LEADERS } from '../../realtime/sports/box-score.ts';
import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { topPlayersTitle } from './top-players.ts';

test('a list of top players has its customary title, or else the name of its figure', () => {
  expect(topPlayersTitle(textOf('en'), 'goals')).toBe('Top scorers');
  expect(topPlayersTitle(textOf('pt-BR'), 'goals')).toBe('Artilharia');
  expect(topPlayersTitle(textOf('en'), 'red-cards')).toBe('Most red cards');
});

test.each(Object.values(SEASON_LEADERS).flatMap((leaders) => leaders.slice(0, 1)))(
  'the main list of a sport, by %s, has a translated title',
  (key) => {
    expect(topPlayersTitle(textOf('es-MX'), key)).not.toContain(key.replaceAll('-', ' '));
  },
);

test.each([
  ['en', 'Points per game'],
  ['pt-BR', 'Pontos por jogo'],
  ['es-MX', 'Puntos por partido'],
] as const)('in %s the list of top basketball players is titled %s', (language, title) => {
  expect(topPlayersTitle(textOf(language), 'points', true)).toBe(title);
});
