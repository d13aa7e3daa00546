import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { useShell } from '../app/shell.ts';
import { newsPath } from '../paths/news-path.ts';
import { tvPath } from '../paths/tv-path.ts';
import { highlightsPath } from '../paths/video-path.ts';
import { useText } from '../ui/use-text.ts';
import { TabLinks } from '../ui/tab-links.tsx';

export interface ReadAndWatchProps {
  current: 'news' | 'forYou' | 'videos' | 'channel';
  /** Current sport; null for all. */
  sportKey?: MainSportKey | null;
}

/**
 * Links news, the fan's own page, videos and, where it is available to the visitor, the channel.
 */
export function ReadAndWatch({ current, sportKey = null }: ReadAndWatchProps) {
  const t = useText();
  const isTvAvailable = useShell()?.isTvAvailable ?? false;
  const paths = {
    news: newsPath(sportKey),
    forYou: '/for-you',
    videos: highlightsPath(sportKey),
    channel: tvPath(),
  };
  return (
    <TabLinks
      label={t('news.kinds')}
      tabs={[
        { label: t('navigation.news'), to: paths.news },
        { label: t('header.forYou'), to: paths.forYou },
        { label: t('news.videos'), to: paths.videos },
        ...(isTvAvailable ? [{ label: t('header.tv'), to: paths.channel }] : []),
      ]}
      current={paths[current]}
    />
  );
}
