import { expect, test } from 'vitest';
import type { EventDetail, EventWire } from '../../../edge/contracts/event.ts';
import { aLoaderContext } from '../../api/testing/loader-context.ts';
import { START } from '../../live/testing/lines.ts';
import { anEvent } from '../testing/events.ts';
import { aRow, someStandings } from '../../standings/testing/standings.ts';
import { hasTableFor, loadRail } from './load-rail.server.ts';

const { signal } = new AbortController();
const HOUR = 3_600_000;
const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };

function railOf(event: EventWire, listed: readonly EventWire[]) {
  const page = { data: { events: listed, leagues: [league], flag: null } };
  const { loaderContext } = aLoaderContext(START, {
    '/api/media/v1/events/tournament/l1/results': page,
  });
  const detail: EventDetail = { event, league, parts: [] };
  return loadRail(loaderContext, Promise.resolve(detail), signal);
}

test('the rail lists the other matches of the round', async () => {
  const rail = await railOf(anEvent({ fixtureRound: '18' }), [
    anEvent({ fixtureRound: '18' }),
    anEvent({ eventId: 'm2', fixtureRound: '18' }),
    anEvent({ eventId: 'm3', fixtureRound: '17' }),
  ]);
  expect(rail?.others.map(({ id }) => id)).toEqual(['m2']);
});

test('without rounds the rail lists the other matches of the day', async () => {
  const rail = await railOf(anEvent(), [
    anEvent({ eventId: 'm2', fixtureStartTime: START + HOUR }),
    anEvent({ eventId: 'm3', fixtureStartTime: START + 24 * HOUR }),
  ]);
  expect(rail?.others.map(({ id }) => id)).toEqual(['m2']);
});

test('a match with nothing to show beside it has no rail', async () => {
  expect(await railOf(anEvent(), [])).toBeNull();
});

test.each([
  ['a match of the league, home and away in one table', 'Matchday 3', 'b', true],
  ['a match of the league across two tables', 'Matchday 3', 'c', true],
  ['a tie of teams from one table', 'Quarter-final', 'b', true],
  ['a tie of teams from two groups', 'Final', 'c', false],
])('%s: the rail shows a table as it should', (_name, fixtureRound, away, isShown) => {
  const standings = someStandings([], {
    tables: [
      { group: 'Group A', rows: [aRow('a'), aRow('b')], zones: [] },
      { group: 'Group B', rows: [aRow('c')], zones: [] },
    ],
  });
  const event = anEvent({ fixtureRound, fixtureHomeTeamId: 'a', fixtureAwayTeamId: away });
  expect(hasTableFor(standings, event)).toBe(isShown);
});
