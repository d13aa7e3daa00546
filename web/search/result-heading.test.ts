import { expect, test } from 'vitest';
import { resultHeading } from './result-heading.ts';

const team = { isPlayer: false };
const player = { isPlayer: true };

test('teams and players are called what they are', () => {
  expect(resultHeading('team', [team, team])).toBe('Teams');
  expect(resultHeading('team', [player, player])).toBe('Players');
  expect(resultHeading('team', [team, player])).toBe('Teams and players');
});

test('what was found of other kinds is called by the kind', () => {
  expect(resultHeading('league', [team])).toBe('Leagues');
  expect(resultHeading('sport', [team])).toBe('Sports');
});
