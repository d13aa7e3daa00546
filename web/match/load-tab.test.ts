import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { edgeContext } from '../../edge/contracts/edge-context.ts';
import type { EventWire } from '../../edge/contracts/event.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { START } from '../live/testing/lines.ts';
import { loadTab } from './load-tab.server.ts';
import { anEvent } from './testing/events.ts';

const HOUR = 3_600_000;
const NOW = START + HOUR;
const league = { leagueId: 'l1', leagueName: 'League One', leagueSportId: 1, leagueCountry: null };

/** Returns what a tab brings of a match to a visitor with the delay, s. */
async function tabOf(event: Partial<EventWire>, { delay = 40, query = '' } = {}) {
  const { loaderContext } = aLoaderContext(NOW, {
    '/api/media/v1/events/m1': { data: { event: anEvent(event), league } },
  });
  const { edge } = loaderContext;
  const context = new RouterContextProvider();
  context.set(edgeContext, { ...edge, visitor: { ...edge.visitor, delay } });
  const url = new URL(`https://example.org/football/match/m1/stats${query}`);
  const asked = { context, request: new Request(url), url, params: { matchId: 'm1' } };
  return (await loadTab(asked, async () => 'figures')).data;
}

const loaded = { kind: 'loaded', value: 'figures' };
const held = { kind: 'held' };
const live = { eventStatus: 'Live', eventMatchStatus: 'H2' };

test('a tab of a match in play brings nothing to a page with a delay, however old its score is', async () => {
  expect(await tabOf(live)).toEqual(held);
  expect(await tabOf({ ...live, eventUpdatedAt: NOW - HOUR })).toEqual(held);
  expect(await tabOf({ ...live, fixtureStartTime: NOW + HOUR, eventUpdatedAt: NOW })).toEqual(held);
  expect(await tabOf(live, { delay: 0 })).toEqual(loaded);
});

test('a tab brings its data if the page keeps them until they are due', async () => {
  expect(await tabOf(live, { query: '?ahead' })).toEqual(loaded);
});

test('a tab of a match that ended within the delay is held, and of an older one or one to come not', async () => {
  const ended = { eventStatus: 'Finished', eventMatchStatus: 'Ended' };
  expect(await tabOf({ ...ended, eventUpdatedAt: NOW - 39_000 })).toEqual(held);
  expect(await tabOf({ ...ended, eventUpdatedAt: NOW - 40_000 })).toEqual(loaded);
  const next = { eventStatus: 'NotStarted', eventScore: null, fixtureStartTime: NOW + HOUR };
  expect(await tabOf(next)).toEqual(loaded);
});
