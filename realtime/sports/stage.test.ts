import { expect, test } from 'vitest';
import { lacksBeginning, stageOfRound, tableStageOf } from './stage.ts';

test.each([
  ['Final', 'knockout'],
  ['Finals, Round of 16', 'knockout'],
  ['Finals, Quarterfinals', 'knockout'],
  ['Quarter-final', 'knockout'],
  ['Quarterfinals', 'knockout'],
  ['Semi-finals', 'knockout'],
  ['Round of 32', 'knockout'],
  ['Match for third place', 'knockout'],
  ['Third-place play-off', 'knockout'],
  ['Playoffs, Matchday 1', 'knockout'],
  ['Super Bowl', 'knockout'],
  ['Wild card', 'knockout'],
  ['League, Matchday 8', undefined],
  ['Matchday 12', undefined],
  ['Week 17', undefined],
  ['Group stage', undefined],
  [undefined, undefined],
])('the round "%s" belongs to the stage %s', (round, stage) => {
  expect(stageOfRound(round)).toBe(stage);
});

test('a match of a group counts for its table, whatever its round is called', () => {
  expect(stageOfRound('Final', 'Group A')).toBeUndefined();
});

test.each([
  [null, 'table'],
  ['table', 'table'],
  ['championship-round', 'championship-round'],
  ['knockout', null],
  ['pre-season', null],
] as const)('a match of the stage %s counts for the table %s', (stage, table) => {
  expect(tableStageOf(stage)).toBe(table);
});

test.each([
  [[], false],
  [['Matchday 12', 'Matchday 13'], true],
  [['Week 10'], true],
  [['Matchday 1', 'Matchday 12'], false],
  [['Matchday 12', null], false],
  [['Group stage'], false],
])('a season with the rounds %j lacks its beginning: %s', (rounds, isLacking) => {
  const matches = rounds.map((round) => ({ stage: null, round }));
  const final = { stage: 'knockout' as const, round: 'Final' };
  expect(lacksBeginning([...matches, final])).toBe(isLacking);
});
