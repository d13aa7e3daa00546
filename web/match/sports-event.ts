import { matchNames } from '../domain/match-names.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { contestantLd } from '../scores/contestant.ts';
import { isoOfStart } from '../../edge/shared/time/day.ts';
import type { Match } from '../domain/match.ts';
import type { MatchSetting } from './load-match.server.ts';

export interface SportsEventOptions {
  setting: MatchSetting;
  /** URL of the match's page. */
  url: string;
  /** URL of its image. */
  image: string;
}

/** Returns the match as a schema.org SportsEvent for search engines. */
export function sportsEvent(t: Text, match: Match, { setting, url, image }: SportsEventOptions) {
  const { home, away, sportKey } = match;
  const { league, venue } = setting;
  const team = (name: string) => contestantLd(sportKey, name);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: t('matchPage.sides', matchNames(match)),
    sport: t(`sport.${sportKey}`),
    startDate: isoOfStart(match),
    eventStatus: `https://schema.org/${statusOf(match)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: team(home.name),
    awayTeam: team(away.name),
    competitor: [team(home.name), team(away.name)],
    superEvent: { '@type': 'SportsEvent', name: league.name },
    url,
    image,
    ...(venue && {
      location: {
        '@type': 'Place',
        name: venue.name,
        ...((venue.city ?? venue.country) !== null && {
          address: {
            '@type': 'PostalAddress',
            ...(venue.city && { addressLocality: venue.city }),
            // The field only takes two letters: England is in 'GB'.
            ...(venue.country && { addressCountry: addressCountry(venue.country) }),
          },
        }),
      },
    }),
  };
}

function addressCountry({ code, name }: { code: string; name: string }): string {
  return /^[a-z]{2}(?:-|$)/.test(code) ? code.slice(0, 2).toUpperCase() : name;
}

function statusOf({ status }: Match): string {
  if (status === 'Postponed' || status === 'Delayed') return 'EventPostponed';
  return status === 'Cancelled' || status === 'Abandoned' ? 'EventCancelled' : 'EventScheduled';
}
