import type { Match } from '../domain/match.ts';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { Star } from '../favourites/star.tsx';
import { useText } from '../ui/use-text.ts';

function MatchStar({ match }: { match: Match }) {
  return <Star of={favouriteMatch(useText(), match)} />;
}

/** Returns a row's action: the star of its match. */
export const starOfMatch = (match: Match) => <MatchStar match={match} />;
