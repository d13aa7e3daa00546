import type { MetaDescriptor } from 'react-router';
import { SPORTS } from '../../realtime/sports/registry.ts';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import { eventsLd } from '../scores/list/event-ld.ts';
import { contestantLd } from '../scores/contestant.ts';
import type { TeamOverviewData } from './load-overview.server.ts';
import { teamPath, type TeamTab } from '../paths/team-path.ts';
import type { TeamProfile } from '../domain/team.ts';

/** Returns title and description of a team's screen. */
export function teamMeta(
  team: TeamProfile | undefined,
  tab: TeamTab,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const t = metaText(setting);
  if (!team)
    return pageMeta({ title: t('header.team'), description: t('profile.description') }, setting);
  const isPlayer = SPORTS[team.sportKey].contestant === 'player';
  // A team's overview texts mention its squad; a player has none.
  const name = isPlayer && tab === 'overview' ? 'playerOverview' : tab;
  return pageMeta(
    {
      title: t(`teamTitle.${name}`, { team: team.name }),
      description: t(`teamDescription.${name}`, { team: team.name }),
      path: teamPath(team, tab),
    },
    setting,
  );
}

/** Returns structured data of a team and its overview's matches. */
export function teamLd(
  team: TeamProfile,
  { fixtures, results, leagues, ground }: TeamOverviewData,
  setting: PageSetting | undefined,
): MetaDescriptor {
  const site = brandOf(setting).feBaseUrl;
  const self = {
    '@context': 'https://schema.org',
    ...contestantLd(team.sportKey, team.name),
    url: site + teamPath(team),
  };
  if (SPORTS[team.sportKey].contestant === 'player')
    return {
      'script:ld+json': {
        ...self,
        performerIn: eventsLd(metaText(setting), [fixtures, results], site),
      },
    };
  return {
    'script:ld+json': {
      ...self,
      sport: metaText(setting)(`sport.${team.sportKey}`),
      ...(ground && { location: { '@type': 'Place', name: ground } }),
      memberOf: leagues.map(({ name }) => ({ '@type': 'SportsOrganization', name })),
      event: eventsLd(metaText(setting), [fixtures, results], site),
    },
  };
}
