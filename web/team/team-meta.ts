import type { MetaDescriptor } from 'react-router';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { SPORTS, sportName } from '../../realtime/sports/registry.ts';
import { pageMeta, type PageSetting } from '../app/page-meta.ts';
import { eventsLd } from '../match-list/event-ld.ts';
import { contestantLd } from '../scores/contestant.ts';
import type { TeamOverviewData } from './load-overview.server.ts';
import { teamPath, type TeamTab } from '../paths/team-path.ts';
import type { TeamProfile } from './team.ts';

const TEXTS: Readonly<Record<TeamTab, { title: string; description: string }>> = {
  overview: {
    title: 'live score, next match and squad',
    description: 'next match, form and squad',
  },
  fixtures: { title: 'fixtures', description: 'coming matches with dates and times' },
  results: { title: 'results', description: 'results of all matches' },
  standings: { title: 'standings', description: 'its place in the live table' },
};

/** A player has no squad. */
const PLAYER_OVERVIEW = {
  title: 'live score, next match and results',
  description: 'next match, form and results',
};

/** Title and description of a screen of a team. */
export function teamMeta(
  team: TeamProfile | undefined,
  tab: TeamTab,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  if (!team) return pageMeta({ title: 'Team', description: 'Live scores.' }, setting);
  const isPlayer = SPORTS[team.sportKey].contestant === 'player';
  const { title, description } = isPlayer && tab === 'overview' ? PLAYER_OVERVIEW : TEXTS[tab];
  return pageMeta(
    {
      title: `${team.name} ${title}`,
      description: `${team.name}: ${description}.`,
      path: teamPath(team, tab),
    },
    setting,
  );
}

/** A team with the matches of its overview as search engines read it. */
export function teamLd(
  team: TeamProfile,
  { fixtures, results, leagues, ground }: TeamOverviewData,
  setting: PageSetting | undefined,
): MetaDescriptor {
  const site = (setting?.brand ?? FIRST_BRAND).feBaseUrl;
  const self = {
    '@context': 'https://schema.org',
    ...contestantLd(team.sportKey, team.name),
    url: site + teamPath(team),
  };
  if (SPORTS[team.sportKey].contestant === 'player')
    return {
      'script:ld+json': { ...self, performerIn: eventsLd([fixtures, results], site) },
    };
  return {
    'script:ld+json': {
      ...self,
      sport: sportName(team.sportKey),
      ...(ground && { location: { '@type': 'Place', name: ground } }),
      memberOf: leagues.map(({ name }) => ({ '@type': 'SportsOrganization', name })),
      event: eventsLd([fixtures, results], site),
    },
  };
}
