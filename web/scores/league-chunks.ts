import type { ListedLeague } from './listing.ts';

/** Which rows of a league's card: a long league is made in parts. */
export type LeaguePart = 'whole' | 'first' | 'middle' | 'last';

export interface LeagueChunk {
  /** The league, with the rows of this part alone. */
  league: ListedLeague;
  part: LeaguePart;
}

/** Rows of one part: few, for a scrolling reader to wait for no more than these. */
const SIZE = 3;

/** The leagues in parts of a few rows each, in their order. */
export function chunksOf(leagues: readonly ListedLeague[]): LeagueChunk[] {
  return leagues.flatMap((league) => {
    const { matchIds } = league;
    const count = Math.max(1, Math.ceil(matchIds.length / SIZE));
    return Array.from({ length: count }, (_, index) => ({
      league: { ...league, matchIds: matchIds.slice(index * SIZE, (index + 1) * SIZE) },
      part: partAt(index, count),
    }));
  });
}

function partAt(index: number, count: number): LeaguePart {
  if (count === 1) return 'whole';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
}

/** Whether a part has the league's heading. */
export function beginsLeague(part: LeaguePart): boolean {
  return part === 'whole' || part === 'first';
}

/** Whether nothing of the league follows a part. */
export function endsLeague(part: LeaguePart): boolean {
  return part === 'whole' || part === 'last';
}

/** px that the styles give a row, a league's heading and the end of its card, lines between them included. */
const ROW = 67;
const HEADING = 45;
const END = 1;

/** How tall a part is, px: what stands in for one must not move what is below. */
export function heightOf({ league, part }: LeagueChunk): number {
  return (
    league.matchIds.length * ROW + (beginsLeague(part) ? HEADING : 0) + (endsLeague(part) ? END : 0)
  );
}

/** How many parts it takes to show so many rows. */
export function chunksFor(chunks: readonly LeagueChunk[], rows: number): number {
  let shown = 0;
  const last = chunks.findIndex(({ league }) => (shown += league.matchIds.length) >= rows);
  return last === -1 ? chunks.length : last + 1;
}
