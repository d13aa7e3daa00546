import { expect, test } from 'vitest';
import type { EventDetail, EventWire } from '../../../edge/contracts/event.ts';
import { aLoaderContext } from '../../api/testing/loader-context.ts';
import { START } from '../../live/testing/lines.ts';
import { anEvent } from '../testing/events.ts';
import { loadRail } from './load-rail.server.ts';

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
