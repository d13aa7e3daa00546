import type { Team } from '../../realtime/protocol/match-state.ts';
import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Outline } from '../../edge/shared/crest/crest-paths.ts';
import type { Kitted } from '../../edge/shared/crest/kit-of.ts';
import type { Pictured } from '../../edge/shared/crest/picture-path.ts';

/** Kinds of results, in display order. */
export const SEARCH_RESULT_KINDS = ['match', 'team', 'player', 'league', 'sport'] as const;
export type SearchResultKind = (typeof SEARCH_RESULT_KINDS)[number];

export interface SearchResult extends Pictured, Kitted {
  kind: SearchResultKind;
  name: string;
  shortName?: string;
  /**
   * Whether it is a player: a team's, or a contestant of a sport that people play alone or in
   * pairs.
   */
  isPlayer: boolean;
  /** Absent for a sport. */
  crest?: Outline;
  /** A match's sides, in the order of its scoreboard. */
  sides?: readonly [Team, Team];
  /** A match's score, '2–1'; absent before it begins. */
  score?: string;
  isLive?: boolean;
  /** Second line: the sport with country or team; for a match, its date and league. */
  detail: string;
  path: string;
  /** Item that the result's star saves. */
  favourite?: FavouriteItem;
}

/** A page of results of a kind. */
export interface SearchResults {
  items: SearchResult[];
  page: number;
  size: number;
  total: number;
}
