import type { MetaDescriptor } from 'react-router';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { sportName } from '../../realtime/sports/registry.ts';
import { pageMeta, type PageSetting } from '../app/page-meta.ts';
import { eventsLd } from '../match-list/event-ld.ts';
import type { League } from '../domain/match.ts';
import { leaguePath, type LeagueTab } from '../paths/league-path.ts';
import type { LeagueOverviewData } from './load-overview.server.ts';

const TEXTS: Readonly<Record<LeagueTab, { title: string; description: string }>> = {
  overview: { title: 'live scores, fixtures and table', description: 'scores, fixtures and table' },
  fixtures: { title: 'fixtures', description: 'coming matches with dates and times' },
  results: { title: 'results', description: 'results of all matches' },
  standings: { title: 'standings', description: 'live table with form and places' },
  bracket: { title: 'bracket', description: 'knock-out bracket, live' },
};

/** Title and description of a screen of a league. */
export function leagueMeta(
  league: League | undefined,
  tab: LeagueTab,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const { title, description } = TEXTS[tab];
  if (!league) return pageMeta({ title: 'League', description: 'Live scores.' }, setting);
  const place = league.country ? `, ${league.country}` : '';
  return pageMeta(
    {
      title: `${league.name} ${title}`,
      description: `${league.name}${place}: ${description}.`,
      path: leaguePath(league, tab),
    },
    setting,
  );
}

/** A league with the matches of its overview as search engines read it. */
export function leagueLd(
  league: League,
  { fixtures, results }: LeagueOverviewData,
  setting: PageSetting | undefined,
): MetaDescriptor {
  const site = (setting?.brand ?? FIRST_BRAND).feBaseUrl;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'SportsOrganization',
      name: league.name,
      sport: sportName(league.sportKey),
      url: site + leaguePath(league),
      ...(league.country && { location: { '@type': 'Country', name: league.country } }),
      event: eventsLd([fixtures, results], site),
    },
  };
}
