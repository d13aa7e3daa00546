import type { Match } from './match.ts';

/** A match of a league's or a team's list, with where it stands in its competition. */
export interface ListedMatch {
  match: Match;
  round: string | null;
  group: string | null;
  venue: string | null;
}

/** Some matches of a list, and where the list goes on: null at its end. */
export interface ListedPage {
  entries: readonly ListedMatch[];
  flag: string | null;
}

export const NO_MATCHES: ListedPage = { entries: [], flag: null };
