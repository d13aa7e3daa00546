import { listCalls } from '../../contracts/call-list.ts';
import { eventDetailSchema, type EventDetail } from '../../contracts/event.ts';
import { mapBounded } from '../../ingest/map-bounded.ts';
import { ALL_SPORTS, MAIN_SPORT_KEYS, sportByKey } from '../../../realtime/sports/registry.ts';
import { MATCH_TABS } from '../../shared/text/match-tabs.ts';
import type { Client } from './client.ts';
import { DAY, percentEncoded, TODAY } from './names.ts';
import { checkPage } from './page-faults.ts';

const AT_ONCE = 4;
/** Pages and calls checked per match, other ones for each match. */
const PER_MATCH = 2;
const TEAM_TABS = ['overview', 'fixtures', 'results', 'standings'];
const LEAGUE_TABS = [...TEAM_TABS, 'bracket'];
/** The detail calls of a match, with the schemas that pages use. */
const DETAIL_CALLS = listCalls().filter(({ path }) => path.startsWith('/v1/events/{id}'));

/** Pages that may list any match. */
const LIST_PAGES = [
  '/',
  '/live',
  '/live-stat',
  '/search?keyword=harbour',
  '/sitemap.xml',
  `/sitemaps/matches-${new Date(TODAY).toISOString().slice(0, 10)}.xml`,
  ...MAIN_SPORT_KEYS.flatMap((key) => [
    `/${key}/matches/all?date=${TODAY}`,
    `/${key}/leagues`,
    `/${key}/teams`,
    `/sitemaps/leagues-${key}.xml`,
    `/sitemaps/teams-${key}.xml`,
  ]),
  ...ALL_SPORTS.map(({ key }) => `/resources/live-score-strip/${key}`),
];

/** Returns all pages that show the match, but its own. */
function matchPages(id: string, { event }: EventDetail): string[] {
  const sport = MAIN_SPORT_KEYS.find((key) => sportByKey(key)?.id === event.fixtureSportId);
  const league = percentEncoded(event.fixtureLeagueId);
  const teams = [event.fixtureHomeTeamId, event.fixtureAwayTeamId].map(percentEncoded);
  const day = Math.floor(event.fixtureStartTime / DAY) * DAY;
  return [
    ...MATCH_TABS.map((tab) => `/match/${id}/${tab}`),
    ...LEAGUE_TABS.map((tab) => `/league/${league}/${tab}`),
    ...teams.flatMap((team) => TEAM_TABS.map((tab) => `/team/${team}/${tab}`)),
    ...(sport ? [`/${sport}/matches/all?date=${day}`] : []),
    `/match/${id}.ics`,
    `/og/match/${id}.png`,
    `/live-stat?matchId=${id}`,
  ];
}

/** Returns a few items by turn, so that all come up. */
function someOf<Item>(items: readonly Item[], turn: number): Item[] {
  const start = (turn * PER_MATCH) % items.length;
  return [...items, ...items].slice(start, start + PER_MATCH);
}

/** An id such as `..` is a path step: no address can name it. */
const UNADDRESSABLE = /\/(?:\.|%2e){1,2}\//i;

async function checkPages(client: Client, paths: readonly string[]): Promise<void> {
  await mapBounded(paths, AT_ONCE, async (path) => {
    const answer = await client.follow({ method: 'GET', path, headers: {} });
    if (answer.status !== 404 || !UNADDRESSABLE.test(path)) checkPage(answer);
  });
}

/** Throws a `Fault` of a page that lists all matches. */
export async function checkLists(client: Client): Promise<void> {
  await checkPages(client, LIST_PAGES);
}

/** Throws a `Fault` of a match: of its page, or of other pages and calls by turn. */
export async function checkMatch(client: Client, id: string, turn: number): Promise<void> {
  const detail = await client.data(`/v1/events/${id}`, eventDetailSchema);
  await checkPages(client, [`/match/${id}`, ...someOf(matchPages(id, detail), turn)]);
  for (const { path, data } of someOf(DETAIL_CALLS, turn))
    await client.data<unknown>(path.replace('{id}', id), data);
}
