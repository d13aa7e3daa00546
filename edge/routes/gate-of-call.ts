import type { Context } from 'hono';
import type { ApiCall } from '../contracts/api-call.ts';
import { getAppConfig, getNavigation, listSports } from '../contracts/app-calls.ts';
import { askCaptcha, verifyCaptcha } from '../contracts/captcha-calls.ts';
import { reportComment } from '../contracts/comment-calls.ts';
import { getLeagueCalendar, getTeamCalendar } from '../contracts/calendar-calls.ts';
import {
  endMyCalendar,
  getFanCalendar,
  replaceMyCalendar,
  saveMyCalendar,
} from '../contracts/fan-calendar-calls.ts';
import { searchNews } from '../contracts/news-calls.ts';
import { openPhoneOtp } from '../contracts/otp-calls.ts';
import { getPolicy } from '../contracts/policy-calls.ts';
import { getPushKey } from '../contracts/push-calls.ts';
import {
  searchEvents,
  searchLeagues,
  searchPlayers,
  searchSports,
  searchTeams,
} from '../contracts/search-calls.ts';
import { addNewsView, searchVideos } from '../contracts/video-calls.ts';
import { gateCallerOf, GATES } from '../gates.ts';
import type { ReadVariables } from '../middleware/public-reads.ts';
import type { GateCaller, WorkGate } from '../work-gate.ts';

const SEARCHES = [
  searchEvents,
  searchLeagues,
  searchNews,
  searchPlayers,
  searchTeams,
  searchVideos,
];
const CALENDARS = [getFanCalendar, getLeagueCalendar, getTeamCalendar];
/** What anyone may do at the price of a query, without an account. */
const ACTIONS = [
  addNewsView,
  askCaptcha,
  endMyCalendar,
  openPhoneOtp,
  replaceMyCalendar,
  reportComment,
  saveMyCalendar,
  verifyCaptcha,
];
/** Calls that cost as little as a gate. */
const LIGHT = [getAppConfig, getNavigation, getPolicy, getPushKey, listSports, searchSports];

/** The gates of calls that do not use `GATES.call`, by path. */
const GATE_OF = new Map<string, WorkGate | null>([
  ...SEARCHES.map(({ path }) => [path, GATES.search] as const),
  ...CALENDARS.map(({ path }) => [path, GATES.calendar] as const),
  ...LIGHT.map(({ path }) => [path, null] as const),
]);

/** Returns the gate of a public read, or of an action that anyone may repeat; null for any other call. */
export function gateOfCall({ api, method, caller, path }: ApiCall): WorkGate | null {
  if (ACTIONS.some((action) => action.path === path && action.method === method)) return GATES.call;
  if (api !== 'media' || method !== 'GET' || caller !== 'anyone') return null;
  const gate = GATE_OF.get(path);
  return gate === undefined ? GATES.call : gate;
}

/** Returns the sender of a public read as its gate counts it: a partner's server by name, others by network. */
export function readerOf(c: Context, { partner }: ReadVariables): GateCaller {
  const caller = gateCallerOf(c);
  return partner === undefined ? caller : { ...caller, network: `partner ${partner}` };
}
