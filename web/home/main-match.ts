import type { Match } from '../domain/match.ts';
import { isSoon } from '../scores/live/live-or-soon.ts';
import type { Listing } from '../scores/day-list-model.ts';
import { isMine } from '../scores/is-mine.ts';

/**
 * Returns the id of the match for Home's stage: the first live one that a fan follows; else the
 * first live one; else the first followed one that is about to begin at `now` (ms). Null without
 * any.
 */
export function mainMatch(
  { live, rest }: Pick<Listing, 'live' | 'rest'>,
  matchOf: (id: string) => Match | undefined,
  keys: ReadonlySet<string>,
  now: number,
): string | null {
  const matchesOf = (sports: Listing['live']) =>
    sports.flatMap(({ leagues }) =>
      leagues.flatMap(({ matchIds }) => matchIds.flatMap((id) => matchOf(id) ?? [])),
    );
  const inPlay = matchesOf(live).filter(({ kind }) => kind === 'live');
  const first =
    inPlay.find((match) => isMine(match, keys)) ??
    inPlay[0] ??
    matchesOf(rest).find((match) => isSoon(match, now) && isMine(match, keys));
  return first?.id ?? null;
}
