import type { MetaDescriptor } from 'react-router';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { brandOf } from '../app/shell.ts';
import { eventsLd } from '../scores/list/event-ld.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import type { PlayerData } from './load-player.server.ts';

/** Returns title, description, addresses and structured data of a player's page. */
export function playerMeta(
  loaderData: PlayerData | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  // The error page sets its own title.
  if (!loaderData) return [];
  const { player } = loaderData;
  const t = metaText(setting);
  const [team] = player.teams;
  const named = { player: player.name };
  return [
    ...pageMeta(
      {
        title: t('playerPage.title', named),
        description: team
          ? t('playerPage.descriptionInTeam', { ...named, team: team.name })
          : t('playerPage.description', named),
        path: playerPath(player),
      },
      setting,
    ),
    personLd(loaderData, setting),
  ];
}

function personLd(
  { player, matches }: PlayerData,
  setting: PageSetting | undefined,
): MetaDescriptor {
  const site = brandOf(setting).feBaseUrl;
  const t = metaText(setting);
  const pages =
    matches.kind === 'loaded'
      ? [
          {
            kind: 'loaded' as const,
            value: { entries: matches.value.map(({ entry }) => entry), flag: null },
          },
        ]
      : [];
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: player.name,
      url: site + playerPath(player),
      ...(player.birthDate && { birthDate: player.birthDate }),
      memberOf: player.teams.map((team) => ({
        '@type': 'SportsTeam',
        name: team.name,
        sport: t(`sport.${team.sportKey}`),
        url: site + teamPath(team),
      })),
      performerIn: eventsLd(t, pages, site),
    },
  };
}
