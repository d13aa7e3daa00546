import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import { eventsLd } from '../scores/list/event-ld.ts';
import type { League } from '../domain/match.ts';
import { leaguePath, type LeagueTab } from '../paths/league-path.ts';
import type { LeagueOverviewData } from './load-overview.server.ts';

/** Returns title and description of a league's screen. */
export function leagueMeta(
  league: League | undefined,
  tab: LeagueTab,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const t = metaText(setting);
  if (!league)
    return pageMeta({ title: t('header.league'), description: t('profile.description') }, setting);
  const { name, country } = league;
  return pageMeta(
    {
      title: t(`leagueTitle.${tab}`, { league: name }),
      description: t(`leagueDescription.${tab}`, {
        league: country ? `${name}, ${country}` : name,
      }),
      path: leaguePath(league, tab),
    },
    setting,
  );
}

/** Returns structured data of a league and its overview's matches. */
export function leagueLd(
  league: League,
  { fixtures, results }: LeagueOverviewData,
  setting: PageSetting | undefined,
): MetaDescriptor {
  const site = brandOf(setting).feBaseUrl;
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'SportsOrganization',
      name: league.name,
      sport: metaText(setting)(`sport.${league.sportKey}`),
      url: site + leaguePath(league),
      ...(league.country && { location: { '@type': 'Country', name: league.country } }),
      event: eventsLd(metaText(setting), [fixtures, results], site),
    },
  };
}
