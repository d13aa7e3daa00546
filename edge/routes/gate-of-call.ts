import type { Context } from 'hono';
import type { ApiCall } from '../contracts/api-call.ts';
import { getAppConfig, getNavigation, listSports } from '../contracts/app-calls.ts';
import { getLeagueCalendar, getTeamCalendar } from '../contracts/calendar-calls.ts';
import { listCountries, locateCountry } from '../contracts/country-calls.ts';
import { getFanCalendar } from '../contracts/fan-calendar-calls.ts';
import { searchNews } from '../contracts/news-calls.ts';
import { acquireEmailOtp, acquirePhoneOtp } from '../contracts/otp-calls.ts';
import {
  confirmPassword,
  linkBettingAccount,
  resetPassword,
  resetPasswordByEmail,
  updatePassword,
} from '../contracts/patron-calls.ts';
import { listPlayerStatistics } from '../contracts/player-calls.ts';
import { getPolicy } from '../contracts/policy-calls.ts';
import { getPushKey, savePushSubscription } from '../contracts/push-calls.ts';
import {
  searchEvents,
  searchLeagues,
  searchPlayers,
  searchSports,
  searchTeams,
} from '../contracts/search-calls.ts';
import { register, signIn, syncAccount } from '../contracts/session-calls.ts';
import { removeAddress } from '../contracts/sign-in-method-calls.ts';
import { finishSocialSignIn, getSocialAuthUrl } from '../contracts/social-calls.ts';
import { searchVideos } from '../contracts/video-calls.ts';
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
/** Calls that wait for a hash or a list of passwords. */
const PASSWORDS = [
  confirmPassword,
  register,
  resetPassword,
  resetPasswordByEmail,
  signIn,
  updatePassword,
];
const DELIVERIES = [acquireEmailOtp, acquirePhoneOtp, removeAddress];
const PROVIDERS = [finishSocialSignIn, getSocialAuthUrl];
const BETTING = [linkBettingAccount, syncAccount];
/** Calls that cost as little as a gate. */
const LIGHT = [
  getAppConfig,
  getNavigation,
  getPolicy,
  getPushKey,
  listCountries,
  listSports,
  locateCountry,
  searchSports,
];

const keyOf = ({ api, method, path }: ApiCall) => `${api} ${method} ${path}`;

/** The gates of calls that use none of `GATES.call`, `GATES.form` and `GATES.action`. */
const GATE_OF = new Map<string, WorkGate | null>([
  ...SEARCHES.map((call) => [keyOf(call), GATES.search] as const),
  ...CALENDARS.map((call) => [keyOf(call), GATES.calendar] as const),
  ...PASSWORDS.map((call) => [keyOf(call), GATES.password] as const),
  ...DELIVERIES.map((call) => [keyOf(call), GATES.delivery] as const),
  ...PROVIDERS.map((call) => [keyOf(call), GATES.provider] as const),
  ...BETTING.map((call) => [keyOf(call), GATES['betting-site']] as const),
  [keyOf(savePushSubscription), GATES['push-service']],
  [keyOf(listPlayerStatistics), GATES.statistics],
  ...LIGHT.map((call) => [keyOf(call), null] as const),
]);

/** Returns the gate of a call; null for one that costs as little as a gate. */
export function gateOfCall(call: ApiCall): WorkGate | null {
  const gate = GATE_OF.get(keyOf(call));
  if (gate !== undefined) return gate;
  const { api, method, caller, form } = call;
  if (form) return GATES.form;
  return api === 'media' && method === 'GET' && caller === 'anyone' ? GATES.call : GATES.action;
}

/** Returns the sender of a public read as its gate counts it: a partner's server by name, others by network. */
export function readerOf(c: Context, { partner }: ReadVariables): GateCaller {
  const caller = gateCallerOf(c);
  return partner === undefined ? caller : { ...caller, network: `partner ${partner}` };
}
