import type { FavouriteItem } from '../../edge/contracts/favourite.ts';
import type { Pictured } from '../../edge/crest/picture-path.ts';

/** What can be looked for, in the order in which it is shown. */
export const SEARCH_RESULT_KINDS = ['match', 'team', 'player', 'league', 'sport'] as const;
export type SearchResultKind = (typeof SEARCH_RESULT_KINDS)[number];

/** Something that was found. */
export interface SearchResult extends Pictured {
  kind: SearchResultKind;
  id: string;
  name: string;
  /** Of a team, or found among teams: of a sport that is played alone or in pairs. */
  isPlayer: boolean;
  /** Its sport, and its country or team where it has one. */
  detail: string;
  path: string;
  /** What its star keeps; players have none. */
  favourite?: FavouriteItem;
}

/** A page of what was found of a kind. */
export interface SearchResults {
  items: SearchResult[];
  page: number;
  size: number;
  total: number;
}
