import { matchNames } from '../../domain/match-names.ts';
import type { Settled } from '../../api/settled.ts';
import { mapValid } from '../../domain/map-valid.ts';
import type { Text } from '../../../edge/shared/text/text.ts';
import { contestantLd } from '../contestant.ts';
import { matchPath } from '../../paths/match-path.ts';
import { isoOfStart } from '../../../edge/shared/time/day.ts';
import type { Match } from '../../domain/match.ts';
import type { ListedMatch, ListedPage } from '../../domain/event-page.ts';

/** A JSON-LD value. */
export type Ld = string | number | readonly Ld[] | { readonly [key: string]: Ld };

const STATUS: Partial<Record<Match['status'], string>> = {
  Postponed: 'https://schema.org/EventPostponed',
  Cancelled: 'https://schema.org/EventCancelled',
  Abandoned: 'https://schema.org/EventCancelled',
};

/**
 * Returns structured data of a screen's matches; `site` has no trailing slash. Ignores an invalid
 * match: its row reports the error.
 */
export function eventsLd(t: Text, pages: readonly Settled<ListedPage>[], site: string): Ld[] {
  const entries = pages.flatMap((page) => (page.kind === 'loaded' ? page.value.entries : []));
  return mapValid(
    entries,
    (entry) => eventLd(t, entry, site),
    () => {},
  );
}

function eventLd(t: Text, { match, venue }: ListedMatch, site: string): Ld {
  const { home, away, sportKey, status, leagueName } = match;
  return {
    '@type': 'SportsEvent',
    name: t('scores.versus', matchNames({ sportKey, home, away })),
    url: site + matchPath(match),
    startDate: isoOfStart(match),
    sport: t(`sport.${sportKey}`),
    eventStatus: STATUS[status] ?? 'https://schema.org/EventScheduled',
    homeTeam: contestantLd(sportKey, home.name),
    awayTeam: contestantLd(sportKey, away.name),
    superEvent: { '@type': 'SportsEvent', name: leagueName },
    ...(venue && { location: { '@type': 'Place', name: venue } }),
  };
}
