import type { MetaDescriptor } from 'react-router';
import { pageMeta, type PageSetting } from '../../app/page-meta.ts';
import { brandOf } from '../../app/shell.ts';
import { withdrawnMeta } from '../../news/withdrawn-meta.ts';
import { videoPath } from '../../paths/video-path.ts';
import type { VideoData } from './load-video.server.ts';
import { videoAddresses } from './video-addresses.ts';

/** Returns a video's title, description and addresses, and its data for search engines. */
export function videoMeta(
  data: VideoData | null | undefined,
  setting: PageSetting | undefined,
): MetaDescriptor[] {
  // The error page sets its own title.
  if (data === undefined) return [];
  if (data === null) return withdrawnMeta('video', setting);
  const { video, tags } = data;
  const brand = brandOf(setting);
  const site = brand.feBaseUrl;
  const { stream, thumbnail } = videoAddresses(video, brand);
  const description = video.description === '' ? video.title : video.description;
  const path = videoPath(video);
  const page = pageMeta({ title: video.title, description, path }, setting);
  return [
    ...page.filter((tag) => !('property' in tag) || tag.property !== 'og:type'),
    { property: 'og:type', content: 'video.other' },
    { property: 'og:video', content: stream },
    { property: 'og:video:type', content: 'application/vnd.apple.mpegurl' },
    { property: 'video:duration', content: String(Math.round(video.duration)) },
    { property: 'video:release_date', content: isoOf(video.publishedAt) },
    ...tags.map((tag) => ({ property: 'video:tag', content: tag })),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name: video.title,
        description,
        url: site + path,
        thumbnailUrl: [thumbnail],
        uploadDate: isoOf(video.publishedAt),
        duration: `PT${Math.round(video.duration)}S`,
        contentUrl: stream,
        inLanguage: video.language,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: video.views,
        },
        publisher: { '@type': 'Organization', name: brand.brandDisplayName, url: `${site}/` },
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
      },
    },
  ];
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
