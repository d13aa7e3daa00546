import * as v from 'valibot';
import { listCalls } from '../../contracts/call-list.ts';
import { eventDetailSchema, type EventDetail } from '../../contracts/event.ts';
import { mapBounded } from '../../ingest/map-bounded.ts';
import { MAIN_SPORT_KEYS, sportByKey, ALL_SPORTS } from '../../../realtime/sports/registry.ts';
import { MATCH_TABS } from '../../shared/text/areas.ts';
import type { Client } from './client.ts';
import { percentEncoded, TODAY } from './names.ts';
import { pageFault } from './page-faults.ts';
import { follow, gist } from './visit-run.ts';

const DAY = 86_400_000;
const AT_ONCE = 4;
/** Pages and calls checked per match, other ones for each match. */
const EACH_TURN = 2;
const LEAGUE_TABS = ['overview', 'fixtures', 'results', 'standings', 'bracket'];
const TEAM_TABS = ['overview', 'fixtures', 'results', 'standings'];
/** The detail calls of a match, with the schemas that pages use. */
const DETAIL_CALLS = listCalls().filter(({ path }) => path.startsWith('/v1/events/{id}'));

/** Returns pages that may list any match, some in turns. */
function listPages(turn: number): string[] {
  const sport = ALL_SPORTS[turn % ALL_SPORTS.length]?.key ?? '';
  const main = MAIN_SPORT_KEYS[turn % MAIN_SPORT_KEYS.length] ?? '';
  const today = new Date(TODAY).toISOString().slice(0, 10);
  return [
    '/',
    '/live',
    '/live-stat',
    ...MAIN_SPORT_KEYS.map((key) => `/${key}/matches/all?date=${TODAY}`),
    `/${main}/leagues`,
    `/${main}/teams`,
    `/resources/live-score-strip/${sport}`,
    '/search?keyword=harbour',
    '/sitemap.xml',
    `/sitemaps/matches-${today}.xml`,
    `/sitemaps/leagues-${main}.xml`,
    `/sitemaps/teams-${main}.xml`,
  ];
}

/** Returns all pages with the match, its own first. */
function matchPages(id: string, { event }: EventDetail): [own: string, ...others: string[]] {
  const sport = MAIN_SPORT_KEYS.find((key) => sportByKey(key)?.id === event.fixtureSportId);
  const league = percentEncoded(event.fixtureLeagueId);
  const day = Math.floor(event.fixtureStartTime / DAY) * DAY;
  return [
    `/match/${id}`,
    ...MATCH_TABS.map((tab) => `/match/${id}/${tab}`),
    ...LEAGUE_TABS.map((tab) => `/league/${league}/${tab}`),
    ...[event.fixtureHomeTeamId, event.fixtureAwayTeamId].flatMap((team) =>
      TEAM_TABS.map((tab) => `/team/${percentEncoded(team)}/${tab}`),
    ),
    ...(sport ? [`/${sport}/matches/all?date=${day}`] : []),
    `/match/${id}.ics`,
    `/og/match/${id}.png`,
    `/live-stat?matchId=${id}`,
  ];
}

/** Returns a few items in turns, so that all come up. */
function inTurns<Item>(items: readonly Item[], turn: number): Item[] {
  return Array.from({ length: Math.min(EACH_TURN, items.length) }, (_, place) =>
    items.at((turn * EACH_TURN + place) % items.length),
  ).filter((item) => item !== undefined);
}

/** Returns the faults of the pages that list all matches. */
export async function listFaults(client: Client, turn: number): Promise<string[]> {
  const faults = await mapBounded(listPages(turn), AT_ONCE, (path) => faultOf(client, path));
  return faults.filter((fault) => fault !== null);
}

/** Returns the faults of a match's pages and calls. */
export async function matchFaults(client: Client, id: string, turn: number): Promise<string[]> {
  const { status, text } = await client.get(`/api/media/v1/events/${id}`);
  if (status !== 200) return [`the match ${id} answers ${status}`];
  const parsed = v.safeParse(v.object({ data: eventDetailSchema }), JSON.parse(text));
  if (!parsed.success) return [`the match ${id} is none: ${v.summarize(parsed.issues)}`];
  const [own, ...others] = matchPages(id, parsed.output.data);
  const pages = [own, ...inTurns(others, turn)];
  const faults = await mapBounded(pages, AT_ONCE, (path) => faultOf(client, path));
  const calls = await mapBounded(inTurns(DETAIL_CALLS, turn), AT_ONCE, ({ path, data }) =>
    callFault(client, `/api/media${path.replace('{id}', id)}`, data),
  );
  return [...faults, ...calls].filter((fault) => fault !== null);
}

/** An id such as `..` is a path step: no address can name it. */
const NOWHERE = /\/(?:\.|%2e){1,2}\//i;

async function faultOf(client: Client, path: string): Promise<string | null> {
  const answer = await follow(client, { method: 'GET', path, headers: {} });
  if (typeof answer === 'string') return answer;
  if (answer.status === 404 && NOWHERE.test(path)) return null;
  if (answer.status !== 200) return `${path} answered ${answer.status} ${gist(answer)}`;
  const fault = pageFault(answer);
  return fault === null ? null : `${path}: ${fault}`;
}

async function callFault(
  client: Client,
  path: string,
  data: v.GenericSchema,
): Promise<string | null> {
  const { status, text } = await client.get(path);
  if (status !== 200) return `${path} answered ${status} ${text.slice(0, 200)}`;
  const parsed = v.safeParse(v.object({ data }), JSON.parse(text));
  return parsed.success
    ? null
    : `${path} does not keep its contract: ${v.summarize(parsed.issues)}`;
}
