import { expect, test } from 'vitest';
import { textOf } from '../../edge/shared/text/text.ts';
import { resultHeading } from './result-heading.ts';

const t = textOf('en');
const team = { isPlayer: false };
const player = { isPlayer: true };

test('the heading names teams, players or both', () => {
  expect(resultHeading(t, 'team', [team, team])).toBe('Teams');
  expect(resultHeading(t, 'team', [player, player])).toBe('Players');
  expect(resultHeading(t, 'team', [team, player])).toBe('Teams and players');
});

test('the heading of other results names their kind', () => {
  expect(resultHeading(t, 'league', [team])).toBe('Leagues');
  expect(resultHeading(t, 'match', [team])).toBe('Matches');
  expect(resultHeading(t, 'player', [player])).toBe('Players in teams');
  expect(resultHeading(t, 'sport', [team])).toBe('Sports');
});
