import type { ApiCall } from '../contracts/api-call.ts';
import {
  getAppConfig,
  getNavigation,
  getTvAvailability,
  listSports,
} from '../contracts/app-calls.ts';
import { getLeagueCalendar, getTeamCalendar } from '../contracts/calendar-calls.ts';
import { MAX_RANGE_MS } from '../contracts/call-inputs.ts';
import { compareTeams, getHeadToHead, listEvents } from '../contracts/event-calls.ts';
import { getFanCalendar } from '../contracts/fan-calendar-calls.ts';
import { searchNews } from '../contracts/news-calls.ts';
import { getPolicy } from '../contracts/policy-calls.ts';
import { getPushKey } from '../contracts/push-calls.ts';
import {
  searchEvents,
  searchLeagues,
  searchPlayers,
  searchSports,
  searchTeams,
} from '../contracts/search-calls.ts';
import { listTeamGroups } from '../contracts/team-calls.ts';
import { searchVideos } from '../contracts/video-calls.ts';
import { GATES } from '../gates.ts';
import type { WorkGate } from '../work-gate.ts';

const SEARCHES = [
  searchEvents,
  searchLeagues,
  searchNews,
  searchPlayers,
  searchTeams,
  searchVideos,
];
const CALENDARS = [getFanCalendar, getLeagueCalendar, getTeamCalendar];
/** Calls that cost as little as a gate. */
const LIGHT = [
  getAppConfig,
  getNavigation,
  getPolicy,
  getPushKey,
  getTvAvailability,
  listSports,
  searchSports,
];

/** The gates of calls that do not use `GATES.call`, by path. */
const GATE_OF = new Map<string, WorkGate | null>([
  ...SEARCHES.map(({ path }) => [path, GATES.search] as const),
  ...CALENDARS.map(({ path }) => [path, GATES.calendar] as const),
  ...LIGHT.map(({ path }) => [path, null] as const),
]);

/** How many times the work of a usual read some calls are. */
const WEIGHTS: Readonly<Record<string, number>> = {
  [compareTeams.path]: 2,
  [getHeadToHead.path]: 2,
  [listTeamGroups.path]: 3,
};

/** How many days of matches are the work of one usual read. */
const DAYS_OF_ONE = 6;

/** Returns the weight of a call with a query: how many times the work of a usual read it is. */
export function weightOfCall({ path }: ApiCall, search: string): number {
  if (path !== listEvents.path) return WEIGHTS[path] ?? 1;
  const query = new URLSearchParams(search);
  const days = (Number(query.get('to')) - Number(query.get('from'))) / 86_400_000;
  const longest = MAX_RANGE_MS / 86_400_000;
  return days > 0 ? 1 + Math.min(days, longest) / DAYS_OF_ONE : 1;
}

/** Returns the gate of a public read; null for a light one, and for any other call. */
export function gateOfCall({ api, method, caller, path }: ApiCall): WorkGate | null {
  if (api !== 'media' || method !== 'GET' || caller !== 'anyone') return null;
  const gate = GATE_OF.get(path);
  return gate === undefined ? GATES.call : gate;
}
