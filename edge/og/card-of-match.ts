import { SPORTS } from '../../realtime/sports/registry.ts';
import type { BrandProfile } from '../contracts/brand-profile.ts';
import { SECOND_BRAND } from '../brand/brand.ts';
import type { SharedMatch } from '../match/shared-match.ts';
import type { MatchCard } from './match-card.ts';

/** The brands' accents on dark, as in the pages' tokens. */
const ACCENTS = {
  first: { accent: '#45d690', accentInk: '#06281a' },
  second: { accent: '#8ab4ff', accentInk: '#0a1c3d' },
};

/** What the card of a match says as it stands. */
export function cardOfMatch(match: SharedMatch, brand: BrandProfile): MatchCard {
  const { home, away, league, round, score } = match;
  const isSecond = brand.brandHeaderName === SECOND_BRAND.brandHeaderName;
  return {
    brandName: brand.brandDisplayName,
    ...(isSecond ? ACCENTS.second : ACCENTS.first),
    league: [league, round].filter(Boolean).join(' · '),
    home,
    away,
    between: score ? `${score.home}–${score.away}` : 'vs',
    status: statusOf(match),
    isLive: match.phase === 'live',
  };
}

function statusOf({ phase, status, matchStatus, sportKey, startTime }: SharedMatch): string {
  switch (phase) {
    case 'fixture':
      return status === 'NotStarted' ? kickOff(startTime) : `${status} · ${kickOff(startTime)}`;
    case 'live':
      return matchStatus === null ? 'Live' : `Live · ${matchStatus}`;
    case 'result':
      return SPORTS[sportKey].finalStatus;
    case 'off':
      return status;
  }
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Who sees a card is not known, so its time is everyone's. Names of our own: runtimes differ in theirs. */
function kickOff(startTime: number): string {
  const date = new Date(startTime);
  const clock = date.toISOString().slice(11, 16);
  const day = `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return `${day}, ${clock} UTC`;
}
