import { expect, test } from 'vitest';
import { findHeading } from './find-heading.ts';

const team = { isPlayer: false };
const player = { isPlayer: true };

test('teams and players are called what they are', () => {
  expect(findHeading('team', [team, team])).toBe('Teams');
  expect(findHeading('team', [player, player])).toBe('Players');
  expect(findHeading('team', [team, player])).toBe('Teams and players');
});

test('what was found of other kinds is called by the kind', () => {
  expect(findHeading('league', [team])).toBe('Leagues');
  expect(findHeading('sport', [team])).toBe('Sports');
});
