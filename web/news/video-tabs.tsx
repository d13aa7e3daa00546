import { useShell } from '../app/shell.ts';
import { tvPath } from '../paths/tv-path.ts';
import { highlightsPath } from '../paths/video-path.ts';
import { useText } from '../ui/use-text.ts';
import { PillLinks } from '../ui/pill-links.tsx';

/** Shows the tabs of the video section (spec point 2): the live channel, and the highlights. */
export function VideoTabs({ current }: { current: 'live' | 'highlights' }) {
  const t = useText();
  if (!useShell()?.isTvAvailable) return null;
  return (
    <PillLinks
      label={t('videos.tabs')}
      links={[
        { label: t('player.live'), to: tvPath(), isCurrent: current === 'live' },
        {
          label: t('videos.highlights'),
          to: highlightsPath(),
          isCurrent: current === 'highlights',
        },
      ]}
    />
  );
}
