import { expect, test } from 'vitest';
import type { League } from '../scores/match.ts';
import { teamEntries } from './team-entries.ts';

const team = (teamId: string) => ({
  teamId,
  teamName: `Team ${teamId}`,
  teamShortName: teamId,
  teamSportId: 1,
});
const league = (name: string, country: string | null): League => ({
  id: name,
  name,
  country,
  sportKey: 'football',
});

test('a team is listed once, under its country before any cup', () => {
  const entries = teamEntries([
    { league: league('Cup', null), teams: [team('a'), team('b')] },
    { league: league('First', 'Spain'), teams: [team('a')] },
  ]);
  expect(entries.map(({ id, country, detail }) => [id, country, detail])).toEqual([
    ['a', 'Spain', 'First'],
    ['b', null, 'Cup'],
  ]);
});
