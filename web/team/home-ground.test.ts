import { expect, test } from 'vitest';
import type { ListedMatch } from '../domain/event-page.ts';
import { parseLine } from '../domain/parse-line.ts';
import { aLine } from '../live/testing/lines.ts';
import { homeGround } from './home-ground.ts';
import type { TeamProfile } from '../domain/team.ts';

const club: TeamProfile = { id: 'us', name: 'Us', shortName: 'Us', sportKey: 'football' };
const them = { id: 'them', name: 'Them', shortName: 'Them' };
const leagues = [
  { id: 'own', name: 'Own League', sportKey: 'football', country: 'Spain' },
  { id: 'cup', name: 'World Cup', sportKey: 'football', country: null },
] as const;

function at(venue: string | null, leagueId = 'own', isHome = true): ListedMatch {
  const sides = isHome ? { home: club, away: them } : { home: them, away: club };
  return { match: parseLine(aLine('m', { leagueId, ...sides })), venue, round: null, group: null };
}

test.each([
  [
    'most home matches of its league are at one ground',
    [at('Field'), at('Field'), at('Away')],
    'Field',
  ],
  ['its last home match was elsewhere', [at('Other'), at('Field'), at('Field')], 'Field'],
  ['it was a guest there', [at('Field', 'own', false), at('Field', 'own', false)], null],
  ['one match alone was played, a final perhaps', [at('Bowl')], null],
  ['no ground has most of them', [at('One'), at('One'), at('Two'), at('Two')], null],
  [
    'a tournament of no country called it the home side',
    [at('Azteca', 'cup'), at('Azteca', 'cup')],
    null,
  ],
  ['nobody says where', [at(null), at(null)], null],
])('a club gets the right home ground where %s', (_why, entries, ground) => {
  expect(homeGround(entries, club, leagues)).toBe(ground);
});

test('nations and players have no home ground', () => {
  const entries = [at('Field'), at('Field')];
  expect(homeGround(entries, { ...club, nation: 'es' }, leagues)).toBeNull();
  expect(homeGround(entries, { ...club, sportKey: 'tennis' }, leagues)).toBeNull();
});
