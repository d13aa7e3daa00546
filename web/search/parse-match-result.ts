import { SPORTS } from '../../realtime/sports/registry.ts';
import { matchNames } from '../domain/match-names.ts';
import { playOf, type Match } from '../domain/match.ts';
import { favouriteMatch } from '../favourites/favourite-of.ts';
import { matchPath } from '../paths/match-path.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatStartDate, formatStart, isThisYear } from '../../edge/shared/time/time-format.ts';
import type { SearchResult } from './search-result.ts';

/** Returns a match as a search result with its score, date and league. */
export function parseMatchResult(t: Text, match: Match, renderClock: RenderClock): SearchResult {
  const { id, leagueName } = match;
  const { sides, crest } = SPORTS[match.sportKey];
  const [first, second] = sides;
  const score = playOf(match)?.score;
  return {
    kind: 'match',
    id,
    name: t('scores.versus', matchNames(match)),
    shortName: t('scores.versus', {
      first,
      home: match.home.shortName,
      away: match.away.shortName,
    }),
    isPlayer: false,
    crest,
    sides: [match[first], match[second]],
    ...(score && { score: `${score[first]}–${score[second]}` }),
    isLive: match.kind === 'live',
    detail: [whenOf(t, match, renderClock), leagueName].filter(Boolean).join(' · '),
    path: matchPath(match),
    favourite: favouriteMatch(t, match),
  };
}

function whenOf(t: Text, match: Match, renderClock: RenderClock): string {
  if (match.kind === 'live') return t('navigation.live');
  return isThisYear(match.startTime, renderClock) && !match.startTimeTbd
    ? formatStart(t, match, { ...renderClock, showDate: true })
    : formatStartDate(t, match, renderClock);
}
