import * as v from 'valibot';
import { listCalls } from '../../contracts/call-list.ts';
import { eventDetailSchema, type EventDetail } from '../../contracts/event.ts';
import { mapBounded } from '../../ingest/map-bounded.ts';
import { ALL_SPORTS, MAIN_SPORT_KEYS, sportByKey } from '../../../realtime/sports/registry.ts';
import { MATCH_TABS } from '../../../web/text/areas.ts';
import { gist, type Client } from './client.ts';
import { DAY, percentEncoded, TODAY } from './names.ts';
import { pageFault } from './page-faults.ts';

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

/** Returns the faults of the pages that list all matches. */
export async function listFaults(client: Client): Promise<string[]> {
  const faults = await mapBounded(LIST_PAGES, AT_ONCE, (path) => pathFault(client, path));
  return faults.filter((fault) => fault !== null);
}

/** Returns the faults of a match: its page, and other pages and calls by turn. */
export async function matchFaults(client: Client, id: string, turn: number): Promise<string[]> {
  const { status, text } = await client.get(`/api/media/v1/events/${id}`);
  if (status !== 200) return [`the match ${id} answers ${status}`];
  const { success, output, issues } = v.safeParse(dataSchema(eventDetailSchema), JSON.parse(text));
  if (!success) return [`the match ${id} is invalid: ${v.summarize(issues)}`];
  const pages = [`/match/${id}`, ...someOf(matchPages(id, output.data), turn)];
  const faults = await mapBounded(pages, AT_ONCE, (path) => pathFault(client, path));
  const calls = await mapBounded(someOf(DETAIL_CALLS, turn), AT_ONCE, ({ path, data }) =>
    callFault(client, `/api/media${path.replace('{id}', id)}`, data),
  );
  return [...faults, ...calls].filter((fault) => fault !== null);
}

/** An id such as `..` is a path step: no address can name it. */
const UNADDRESSABLE = /\/(?:\.|%2e){1,2}\//i;

async function pathFault(client: Client, path: string): Promise<string | null> {
  const answer = await client.follow({ method: 'GET', path, headers: {} });
  if (answer.status === 404 && UNADDRESSABLE.test(path)) return null;
  if (answer.status !== 200) return `${path} answered ${answer.status} ${gist(answer)}`;
  const fault = pageFault(answer);
  return fault === null ? null : `${path}: ${fault}`;
}

async function callFault(client: Client, path: string, data: v.GenericSchema) {
  const { status, text } = await client.get(path);
  if (status !== 200) return `${path} answered ${status} ${text.slice(0, 200)}`;
  const { success, issues } = v.safeParse(dataSchema(data), JSON.parse(text));
  return success ? null : `${path} breaks its contract: ${v.summarize(issues)}`;
}

function dataSchema<Schema extends v.GenericSchema>(data: Schema) {
  return v.object({ data });
}
