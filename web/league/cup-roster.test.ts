import { expect, test } from 'vitest';
import { rosterOf } from './cup-roster.ts';

const team = (id: string) => ({
  teamId: id,
  teamName: `Team ${id}`,
  teamShortName: id,
  teamSportId: 1,
});

test('a roster lists the teams of each group, and teams without a group last', () => {
  const groups = [
    { groupName: 'Group A', teamIds: ['a', 'unknown'] },
    { groupName: 'Group B', teamIds: ['unknown'] },
  ];
  expect(rosterOf([team('a'), team('b')], groups)).toEqual([
    { group: 'Group A', teams: [{ id: 'a', name: 'Team a', shortName: 'a' }] },
    { group: null, teams: [{ id: 'b', name: 'Team b', shortName: 'b' }] },
  ]);
  expect(rosterOf([], [])).toEqual([]);
});
