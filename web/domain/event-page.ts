import type { Match } from './match.ts';

/** A match in a list of a league or a team, with its round, group and venue. */
export interface ListedMatch {
  match: Match;
  round: string | null;
  group: string | null;
  venue: string | null;
}

/** A page of matches. `flag` is the next page's cursor, null at the end. */
export interface ListedPage {
  entries: readonly ListedMatch[];
  flag: string | null;
}

export const NO_MATCHES: ListedPage = { entries: [], flag: null };
