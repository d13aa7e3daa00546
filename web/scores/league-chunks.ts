import type { ListedLeague } from './listing.ts';

/** Some rows of a league's card: a long league is made in parts. */
export interface LeagueChunk {
  league: ListedLeague;
  matchIds: readonly string[];
  isFirst: boolean;
  isLast: boolean;
}

/** Rows of one part: few, for a scrolling reader to wait for no more than these. */
const SIZE = 3;

/** The leagues in parts of a few rows each, in their order. */
export function chunksOf(leagues: readonly ListedLeague[]): LeagueChunk[] {
  return leagues.flatMap((league) => {
    const { matchIds } = league;
    const count = Math.max(1, Math.ceil(matchIds.length / SIZE));
    return Array.from({ length: count }, (_, index) => ({
      league,
      matchIds: matchIds.slice(index * SIZE, (index + 1) * SIZE),
      isFirst: index === 0,
      isLast: index === count - 1,
    }));
  });
}

/** How many parts it takes to show so many rows. */
export function chunksFor(chunks: readonly LeagueChunk[], rows: number): number {
  let shown = 0;
  const last = chunks.findIndex(({ matchIds }) => (shown += matchIds.length) >= rows);
  return last === -1 ? chunks.length : last + 1;
}
