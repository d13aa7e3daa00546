import { expect, test } from 'vitest';
import type { League } from '../domain/match.ts';
import { teamEntries } from './team-entries.ts';

const team = (teamId: string) => ({
  teamId,
  teamName: `Team ${teamId}`,
  teamShortName: teamId,
  teamSportId: 1,
});
const league = (
  name: string,
  country: string | null,
  sportKey: League['sportKey'] = 'football',
): League => ({
  id: name,
  name,
  country,
  sportKey,
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

test('a player is not of the country a tournament is held in', () => {
  const [entry] = teamEntries([
    { league: league('Cordillera Cup', 'Brazil', 'tennis'), teams: [team('a')] },
  ]);
  expect(entry).toMatchObject({ country: null, detail: null });
});
