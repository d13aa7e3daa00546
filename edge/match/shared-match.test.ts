import { expect, test } from 'vitest';
import type { EventWire } from '../contracts/event.ts';
import { snapshot } from '../testing/snapshot.ts';
import { sharedMatch } from './shared-match.ts';

const GREEN = { first: '#0e7a4a', second: '#f2f2f0' };
const RED = { first: '#b11226', second: '#ffffff' };

const event: EventWire = {
  eventId: 'm1',
  eventStatus: 'NotStarted',
  eventMatchStatus: 'Not start',
  eventPlayedTime: null,
  eventGameScore: [],
  eventScore: null,
  eventPeriods: [],
  eventShootout: null,
  fixtureStartTime: Date.UTC(2026, 10, 21, 15),
  fixtureSportId: 1,
  fixtureLeagueId: 'l',
  fixtureHomeTeamId: 'h',
  fixtureHomeTeamName: 'Harbour Town',
  fixtureHomeTeamShortName: 'Harbour',
  fixtureHomeTeamKit: GREEN,
  fixtureAwayTeamId: 'a',
  fixtureAwayTeamName: 'Quarry United',
  fixtureAwayTeamShortName: 'Quarry',
  fixtureAwayTeamKit: GREEN,
  fixtureRound: null,
  fixtureGroup: null,
  fixtureVenue: null,
  displayStatus: [],
};
const detail = {
  event,
  league: { leagueId: 'l', leagueName: 'Coast League', leagueSportId: 1, leagueCountry: 'es' },
};

const room = snapshot('m1', {
  home: { id: 'h', name: 'Harbour Town', shortName: 'Harbour' },
  away: { id: 'a', name: 'Quarry United', shortName: 'Quarry', kit: RED },
});

test('a shared match takes kits from its room, else from the catalogue', () => {
  expect(sharedMatch(detail, null)?.looks).toMatchObject({
    home: { kit: GREEN },
    away: { kit: GREEN },
  });
  expect(sharedMatch(detail, room)?.looks).toMatchObject({
    home: { kit: GREEN },
    away: { kit: RED },
  });
});
