import { expect, test } from 'vitest';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';
import { textOf } from '../text/text.ts';
import { topPlayersTitle } from './top-players.ts';

test('the best players of a league are called as fans call them, by any other figure by its name', () => {
  expect(topPlayersTitle(textOf('en'), 'goals')).toBe('Top scorers');
  expect(topPlayersTitle(textOf('pt-BR'), 'goals')).toBe('Artilharia');
  expect(topPlayersTitle(textOf('en'), 'red-cards')).toBe('Most red cards');
});

test.each(ALL_SPORTS.flatMap(({ leaders }) => leaders.slice(0, 1)))(
  'the usual list of a sport, by %s, has a title in every language',
  (key) => {
    expect(topPlayersTitle(textOf('es-MX'), key)).not.toContain(key.replaceAll('-', ' '));
  },
);

test.each([
  ['en', 'Points per game'],
  ['pt-BR', 'Pontos por jogo'],
  ['es-MX', 'Puntos por partido'],
] as const)('in %s the best of basketball are listed by %s', (language, title) => {
  expect(topPlayersTitle(textOf(language), 'points', true)).toBe(title);
});
