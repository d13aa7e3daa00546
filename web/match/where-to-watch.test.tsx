// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ChannelWire } from '../../edge/contracts/broadcasters.ts';
import type { EventDetail } from '../../edge/contracts/event.ts';
import type { Language } from '../../edge/contracts/language.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { aLoaderContext } from '../api/testing/loader-context.ts';
import { START } from '../live/testing/lines.ts';
import { loadChannels } from './load-channels.server.ts';
import { MatchContext } from './match-context.ts';
import OverviewTab from './overview-tab.tsx';
import { anEvent } from './testing/events.ts';
import { matchOfUpdates } from './testing/match-of-updates.ts';
import { showPart } from './testing/show-part.tsx';

const CHANNELS: ChannelWire[] = [
  { name: 'Canal Uno', uri: 'https://uno.example/live' },
  { name: 'Channel Two', uri: null },
];

function overview(
  update: Partial<MatchUpdate>,
  channels = CHANNELS,
  language: Language = 'en',
): HTMLElement {
  const initial = matchOfUpdates(1, update);
  const league = { id: 'l1', name: 'League One', sportKey: 'football', country: null } as const;
  const screen = {
    setting: { league, round: null, group: null, venue: null },
    renderClock: { now: START, timeZone: 'UTC' },
    initial,
  };
  const extras = {
    past: null,
    facts: [],
    winnerMarket: null,
    leaders: [],
    format: 'decimal',
  } as const;
  const tab = (
    <MatchContext value={screen}>
      <OverviewTab {...extras} channels={channels} news={[]} videos={[]} />
    </MatchContext>
  );
  return showPart(tab, START, language);
}

const titlesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);

const LIVE = { status: 'Live', matchStatus: 'H1' } as const;

test.each<[what: string, update: Partial<MatchUpdate>, place: number]>([
  ['to come right below the stage', { status: 'NotStarted' }, 0],
  ['in play above its facts', LIVE, -2],
])('"Where to watch" is shown for a match %s', (_, update, place) => {
  const titles = titlesOf(overview(update));
  expect(titles.at(place)).toBe('Where to watch');
  expect(titles.filter((title) => title === 'Where to watch')).toHaveLength(1);
});

test.each<[what: string, update: Partial<MatchUpdate>, channels?: ChannelWire[]]>([
  ['that is over', { status: 'Ended', matchStatus: 'Ended' }],
  ['that is put off', { status: 'Postponed' }],
  ['to come that nobody shows', { status: 'NotStarted' }, []],
  ['in play that nobody shows', LIVE, []],
])('"Where to watch" is not shown for a match %s', (_, update, channels) => {
  expect(titlesOf(overview(update, channels))).not.toContain('Where to watch');
});

test('a channel with a known address is a link that opens a new tab', () => {
  const page = overview({ status: 'NotStarted' });
  const [link, ...others] = page.querySelectorAll('a[target="_blank"]');
  expect(others).toEqual([]);
  expect(link?.textContent).toBe('Canal Uno');
  expect(link?.getAttribute('href')).toBe('https://uno.example/live');
  expect(link?.getAttribute('rel')).toBe('noopener');
  expect(page.textContent).toContain('Channel Two');
});

test.each<[Language, string]>([
  ['pt-BR', 'Onde assistir'],
  ['es-MX', 'Dónde ver'],
])('in %s the section has the name that fans use', (language, title) => {
  expect(titlesOf(overview({ status: 'NotStarted' }, CHANNELS, language))).toContain(title);
});

const { signal } = new AbortController();
const PATH = '/api/media/v1/events/m1/broadcasters';
const ANSWER = { [PATH]: { data: { eventId: 'm1', channels: CHANNELS } } };

function detail(eventStatus: string, parts?: string[]): EventDetail {
  const league = {
    leagueId: 'l1',
    leagueName: 'League One',
    leagueSportId: 1,
    leagueCountry: null,
  };
  return { event: anEvent({ eventStatus }), league, ...(parts && { parts }) };
}

test.each<[what: string, of: EventDetail]>([
  ['to come', detail('NotStarted', ['broadcasters'])],
  ['in play', detail('Live', ['broadcasters'])],
  ['whose source does not say what it knows', detail('NotStarted')],
])('the channels of a match %s are requested', async (_, of) => {
  const { loaderContext } = aLoaderContext(START, ANSWER);
  expect(await loadChannels(loaderContext, of, signal)).toEqual(CHANNELS);
});

test.each<[what: string, of: EventDetail | null]>([
  ['of which no broadcaster is known', detail('NotStarted', ['odds'])],
  ['that is over', detail('Ended', ['broadcasters'])],
  ['that is put off', detail('Postponed', ['broadcasters'])],
  ['that there is not', null],
])('the channels of a match %s are not requested', async (_, of) => {
  const { loaderContext, calledPaths } = aLoaderContext(START, ANSWER);
  expect(await loadChannels(loaderContext, of, signal)).toEqual([]);
  expect(calledPaths).toEqual([]);
});

test('a channel with an unsafe address is left out', async () => {
  const channels = [{ name: 'Bad', uri: 'javascript:alert(1)' }, ...CHANNELS];
  const answer = { data: { eventId: 'm1', channels } };
  const { loaderContext } = aLoaderContext(START, { [PATH]: answer });
  expect(await loadChannels(loaderContext, detail('Live'), signal)).toEqual(CHANNELS);
});
