import { expect, test } from 'vitest';
import { footballTeam } from './football-names.ts';
import { squadMembers } from './squad-member.ts';

const squad = (team: string, ...names: string[]) => ({
  team: footballTeam(team),
  players: names.map((name) => ({ id: name, name })),
});
const memberOf = squadMembers([
  squad('Elmland', 'Kilian Mbápe', 'Maximiliano Araújo', 'Ronald Araújo', 'Jo Moss', 'Jan Moss'),
  squad('Firland', 'Jo Moss'),
]);

test.each([
  ['written the same', 'Elmland', 'Ronald Araújo', 'Ronald Araújo'],
  ['without its accents', 'Elmland', 'Kilian Mbape', 'Kilian Mbápe'],
  ['by a short first name', 'Elmland', 'Maxi Araújo', 'Maximiliano Araújo'],
  ['of two that would fit the one that fits better', 'Elmland', 'Jo Moss', 'Jo Moss'],
  ['which could be two people', 'Elmland', 'J. Moss', undefined],
  ['by a first name alone', 'Elmland', 'Kilian', undefined],
  ['of another team', 'Firland', 'Ronald Araújo', undefined],
  ['of a team without a squad', 'Nowhere', 'Jo Moss', undefined],
])('resolves a name %s', (_, team, name, id) => {
  expect(memberOf(footballTeam(team).id, name)).toBe(id);
});
