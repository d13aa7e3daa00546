import type { ApiCall } from './api-call.ts';
import { APP_CALLS } from './app-calls.ts';
import { COUNTRY_CALLS } from './country-calls.ts';
import { DETAIL_CALLS } from './detail-calls.ts';
import { EVENT_CALLS } from './event-calls.ts';
import { LEAGUE_CALLS } from './league-calls.ts';
import { PLAYER_CALLS } from './player-calls.ts';
import { SEARCH_CALLS } from './search-calls.ts';
import { TEAM_CALLS } from './team-calls.ts';

/**
 * Every call that is answered, by its name: the one list that the API
 * documents are made from and that the contract tests go through, so that
 * neither can lack a call or say something else of it.
 */
export const CALLS = {
  ...APP_CALLS,
  ...LEAGUE_CALLS,
  ...TEAM_CALLS,
  ...EVENT_CALLS,
  ...DETAIL_CALLS,
  ...PLAYER_CALLS,
  ...SEARCH_CALLS,
  ...COUNTRY_CALLS,
} satisfies Record<string, ApiCall>;

export type CallName = keyof typeof CALLS;

/** The calls with their names, in the order of `CALLS`. */
export function listCalls(): (ApiCall & { name: CallName })[] {
  return Object.entries<ApiCall>(CALLS).flatMap(([name, call]) =>
    isCallName(name) ? [{ name, ...call }] : [],
  );
}

function isCallName(name: string): name is CallName {
  return name in CALLS;
}
