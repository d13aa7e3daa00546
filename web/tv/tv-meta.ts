import type { MetaDescriptor } from 'react-router';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { metaText, pageMeta, type PageSetting } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { brandOf } from '../app/shell.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import { tvPath } from '../paths/tv-path.ts';
import type { Tv } from './load-tv.server.ts';

/** Flags of the channel's pages. */
export const TV_HANDLE: RouteHandle = {
  headerTitle: 'header.tv',
  isPlace: true,
  validate: isSportAndSlugValid,
};

/** Most programmes in the data for search engines: the current and the next ones. */
const MOST = 6;

/**
 * Returns a page's title, description and addresses, with data on the channel and its programmes
 * for search engines.
 */
export function tvMeta(
  page: { title: 'tv.title' | 'tv.homeTitle'; path: string },
  tv: Pick<Tv, 'guide' | 'isAvailable'> | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  const t = metaText(setting);
  const { feBaseUrl: site, brandDisplayName } = brandOf(setting);
  const title = t(page.title);
  const service = `${site}${tvPath()}#channel`;
  const programmes = tv?.isAvailable && tv.guide.kind === 'loaded' ? tv.guide.value : [];
  return [
    ...pageMeta({ title, description: t('tv.description'), path: page.path }, setting),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'BroadcastService',
            '@id': service,
            name: t('tv.title'),
            broadcastDisplayName: t('tv.title'),
            url: site + tvPath(),
            broadcaster: { '@type': 'Organization', name: brandDisplayName, url: `${site}/` },
          },
          ...programmes
            .slice(0, MOST)
            .flatMap((entry) => broadcastOf(entry, { site, service }) ?? []),
        ],
      },
    },
  ];
}

/** Returns a programme for search engines; null for the filler of a gap, which is not an event. */
function broadcastOf(
  { title, start, end, matchId }: TvGuideEntry,
  { site, service }: { site: string; service: string },
) {
  if (title === null) return null;
  return {
    '@type': 'BroadcastEvent',
    name: title,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    isLiveBroadcast: matchId !== null,
    publishedOn: { '@id': service },
    url: site + tvPath(),
    ...(matchId !== null && {
      broadcastOfEvent: {
        '@type': 'SportsEvent',
        name: title,
        url: `${site}/match/${encodeURIComponent(matchId)}`,
      },
    }),
  };
}
