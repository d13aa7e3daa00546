import {
  GENERIC_FAILURE,
  INCORRECT_CODE,
  NO_LEAGUE_DATA,
  NO_TEAM_DATA,
  NOT_IN_YOUR_COUNTRY,
  RETRY_LIMIT,
} from '../../contracts/messages.ts';
import type { TextKey } from './messages.ts';
import type { Text } from './text.ts';

const KEYS = new Map<string, TextKey & `failure.${string}`>([
  [GENERIC_FAILURE, 'failure.generic'],
  [NOT_IN_YOUR_COUNTRY, 'failure.country'],
  [NO_LEAGUE_DATA, 'failure.league'],
  [NO_TEAM_DATA, 'failure.team'],
  [RETRY_LIMIT, 'failure.retries'],
  [INCORRECT_CODE, 'failure.code'],
]);

/**
 * Returns a response's English message in the visitor's language; a message outside spec point 8
 * stays unchanged.
 */
export function messageText(t: Text, message: string): string {
  const key = KEYS.get(message);
  return key === undefined ? message : t(key);
}
