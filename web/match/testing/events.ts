import type { EventPage } from '../../../edge/contracts/event-page.ts';
import type { EventWire } from '../../../edge/contracts/event.ts';
import { START } from '../../live/testing/lines.ts';

/** Returns a football match that ended 2–0; `more` overrides it. */
export function anEvent(more: Partial<EventWire> = {}): EventWire {
  return {
    eventId: 'm1',
    eventStatus: 'Finished',
    eventMatchStatus: 'Ended',
    eventPlayedTime: null,
    eventGameScore: [],
    eventScore: { home: 2, away: 0 },
    eventPeriods: [],
    eventShootout: null,
    fixtureStartTime: START,
    fixtureSportId: 1,
    fixtureLeagueId: 'l1',
    fixtureHomeTeamId: 'red',
    fixtureHomeTeamName: 'Red Star',
    fixtureHomeTeamShortName: 'RED',
    fixtureAwayTeamId: 'blue',
    fixtureAwayTeamName: 'Blue Moon',
    fixtureAwayTeamShortName: 'BLU',
    fixtureRound: null,
    fixtureGroup: null,
    fixtureVenue: null,
    displayStatus: [],
    ...more,
  };
}

/** Returns a page of football matches to be played at these times, ms, by id. */
export function aFixturePage(starts: Readonly<Record<string, number>>): EventPage {
  const planned = {
    eventStatus: 'NotStarted',
    eventMatchStatus: 'NotStarted',
    eventScore: null,
  } as const;
  return {
    events: Object.entries(starts).map(([eventId, fixtureStartTime]) =>
      anEvent({ ...planned, eventId, fixtureStartTime }),
    ),
    leagues: [{ leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null }],
    flag: null,
  };
}
