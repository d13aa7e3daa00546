/** What can be looked for, in the order in which it is shown. */
export const FIND_KINDS = ['team', 'league', 'sport'] as const;
export type FindKind = (typeof FIND_KINDS)[number];

export const FIND_LABELS: Record<FindKind, string> = {
  team: 'Teams and players',
  league: 'Leagues',
  sport: 'Sports',
};

/** Something that was found. */
export interface Find {
  kind: FindKind;
  id: string;
  name: string;
  /** Found among teams, of a sport that is played alone. */
  isPlayer: boolean;
  /** Its sport, and its country where it has one. */
  detail: string;
  path: string;
}

/** A page of what was found of a kind. */
export interface Finds {
  items: Find[];
  page: number;
  size: number;
  total: number;
}
