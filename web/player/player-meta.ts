import type { MetaDescriptor } from 'react-router';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import { eventsLd } from '../match-list/event-ld.ts';
import { playerPath } from '../paths/player-path.ts';
import { teamPath } from '../paths/team-path.ts';
import type { PlayerData } from './load-player.server.ts';

/** Title, description and addresses of a player's page, and the player as search engines read it. */
export function playerMeta(
  loaderData: PlayerData | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  // What stands in its place has a title of its own.
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
  const site = (setting?.brand ?? FIRST_BRAND).feBaseUrl;
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
