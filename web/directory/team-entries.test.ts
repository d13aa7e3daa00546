import { expect, test } from 'vitest';
import type { League } from '../domain/match.ts';
import type { TeamWire } from '../../edge/contracts/team.ts';
import { countryName } from '../../edge/shared/text/country-names.server.ts';
import { teamEntries } from './team-entries.ts';

const team = (teamId: string, more: Partial<TeamWire> = {}) => ({
  teamId,
  teamName: `Team ${teamId}`,
  teamShortName: teamId,
  teamSportId: 1,
  ...more,
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

const entriesOf = (groups: Parameters<typeof teamEntries>[0]) =>
  teamEntries(groups, (code) => countryName(code, 'en'));

test.each([
  ['its own country', { teamCountry: 'gb-sct' }, 'Scotland'],
  ['its nation', { teamNation: 'br' }, 'Brazil'],
  ['none that anybody tells', {}, null],
])('a team of an international league is listed under %s', (_which, more, country) => {
  const [entry] = entriesOf([{ league: league('Cup', null), teams: [team('a', more)] }]);
  expect(entry?.country).toBe(country);
});

test('a team is listed once, under its country before any cup', () => {
  const entries = entriesOf([
    { league: league('Cup', null), teams: [team('a'), team('b')] },
    { league: league('First', 'Spain'), teams: [team('a')] },
  ]);
  expect(entries.map(({ id, country, detail }) => [id, country, detail])).toEqual([
    ['a', 'Spain', 'First'],
    ['b', null, 'Cup'],
  ]);
});

test('a team is listed with its kit', () => {
  const teamKit = { first: '#b11226', second: '#ffffff', pattern: 'halves' } as const;
  const teams = [team('a', { teamKit }), team('b')];
  const entries = entriesOf([{ league: league('First', 'Spain'), teams }]);
  expect(entries.map(({ kit }) => kit)).toEqual([teamKit, undefined]);
});

test('a player does not get the country of a tournament', () => {
  const [entry] = entriesOf([
    { league: league('Cordillera Cup', 'Brazil', 'tennis'), teams: [team('a')] },
  ]);
  expect(entry).toMatchObject({ country: null, detail: null });
});
