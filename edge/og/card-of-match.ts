import { writtenScore } from '../../realtime/sports/side-order.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { endingText } from '../shared/text/ending-text.ts';
import { matchStatusText } from '../shared/text/match-status-text.ts';
import { gamesText } from '../shared/text/games-text.ts';
import { roundOf } from '../shared/text/round-name.ts';
import type { Text } from '../shared/text/text.ts';
import { formatStartDay, formatTime } from '../shared/time/time-format.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { picturePath } from '../shared/crest/picture-path.ts';
import { BRAND_RECORDS, brandKeyOf } from '../shared/brand/brand.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import type { MatchCard } from './match-card.ts';

/** Returns the card of a match's current state. */
export function cardOfMatch(
  t: Text,
  match: SharedMatch,
  brand: BrandProfile,
  pictureHosts: readonly string[] = [],
): MatchCard {
  const { looks, league, round, score, shootout } = match;
  const [first, second] = SPORTS[match.sportKey].sides;
  const sideOf = (side: typeof first) => ({
    name: match[side],
    picture: picturePath(looks[side], pictureHosts),
  });
  return {
    brandName: brand.brandDisplayName,
    ...BRAND_RECORDS[brandKeyOf(brand)].colours,
    league: [league, roundOf(t, round, match.sportKey)].filter(Boolean).join(' · '),
    first: sideOf(first),
    second: sideOf(second),
    between: score ? writtenScore(match.sportKey, score) : t('scores.between', { first }),
    shape: SPORTS[match.sportKey].contestant,
    status: [
      statusOf(t, match),
      score && gamesText(match.sportKey, match.periods),
      shootout ? t('matchPage.penalties', { ...shootout }) : endingText(t, match),
    ]
      .filter(Boolean)
      .join(' · '),
    isLive: match.phase === 'live',
  };
}

function statusOf(t: Text, match: SharedMatch): string {
  const { status, matchStatus, sportKey } = match;
  switch (status) {
    case 'NotStarted':
      return startOf(t, match);
    case 'Delayed':
      return `${t('eventStatus.Delayed')} · ${startOf(t, match)}`;
    case 'Live':
    case 'Suspended':
    case 'Interrupted':
      return [
        t('eventStatus.Live'),
        matchStatus && matchStatusText(t, matchStatus, SPORTS[sportKey].periods),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'Ended':
    case 'Finished':
      return t(`eventStatus.${SPORTS[sportKey].finalStatus}`);
    default:
      return t(`eventStatus.${status}`);
  }
}

/** The viewer is unknown, so the time is in UTC. */
function startOf(t: Text, match: SharedMatch): string {
  const [date, time] = [formatStartDay(t, match, 'UTC'), formatTime(match.startTime, 'UTC')];
  if (match.startTimeTbd) return date;
  return `${t('date.withTime', { date, time })} UTC`;
}
