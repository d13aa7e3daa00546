import { useState } from 'react';
import { LeaguesInSight } from './leagues-in-sight.tsx';
import type { ListedSport } from './listing.ts';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';
import { WholeLeagues } from './whole-leagues.tsx';

export interface LeagueListProps {
  sports: readonly ListedSport[];
  /** Whether each sport's name stands above its leagues. */
  isBySport?: boolean;
  /** Where a match leads, in place of its page: then the names above lead nowhere. Stays the same. */
  pathOf?: ((match: Match) => string) | undefined;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
}

/** Up to here all rows are simply there. */
const FEW = 100;

/** Matches by league, one league below the other; of a long list only those in sight, and some around them. */
export function LeagueList(props: LeagueListProps) {
  const rows = props.sports.reduce((sum, { matchCount }) => sum + matchCount, 0);
  // As it was opened: who reads it must not lose their place when it grows long.
  const [isLong] = useState(rows > FEW);
  if (rows === 0) return null;
  return isLong ? <LeaguesInSight {...props} /> : <WholeLeagues {...props} />;
}
