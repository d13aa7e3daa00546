import { Link } from 'react-router';
import { MAIN_SPORT_KEYS, type MainSportKey } from '../../realtime/sports/registry.ts';
import type { Settled } from '../api/settled.ts';
import type { Page } from '../app/page-cache.ts';
import { newsPath, newsSearchPath } from '../paths/news-path.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { useText } from '../ui/use-text.ts';
import { Icon } from '../ui/icon.tsx';
import { searchIcon } from '../ui/icons.ts';
import iconButton from '../ui/icon-button.module.css';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PillLinks } from '../ui/pill-links.tsx';
import type { ArticleCard } from './article.ts';
import { MediaHead } from './media-head.tsx';
import { NewsFront } from './news-front.tsx';
import styles from './news-page.module.css';

export interface NewsPageProps {
  sportKey: MainSportKey | null;
  page: Settled<Page<ArticleCard>>;
  renderClock: RenderClock;
}

/** Shows the news of a sport, or all news. */
export function NewsPage({ sportKey, page, renderClock }: NewsPageProps) {
  const t = useText();
  const path = newsPath(sportKey);
  const title = sportKey
    ? t('news.ofSport', { sport: t(`sportInText.${sportKey}`) })
    : t('navigation.news');
  return (
    <div className={styles.page}>
      <MediaHead title={title} current="news" sportKey={sportKey}>
        <Link
          className={iconButton.button}
          to={newsSearchPath()}
          aria-label={t('news.search')}
          title={t('news.search')}
        >
          <Icon path={searchIcon} />
        </Link>
      </MediaHead>
      <PillLinks
        label={t('news.bySport')}
        links={[null, ...MAIN_SPORT_KEYS].map((key) => ({
          label: key === null ? t('navigation.all') : t(`sport.${key}`),
          to: newsPath(key),
          isCurrent: key === sportKey,
        }))}
      />
      {page.kind === 'failed' ? (
        <LoadFailed message={page.message} />
      ) : page.value.entries.length === 0 ? (
        <Notice title={t('news.none')} />
      ) : (
        <NewsFront
          key={path}
          first={page.value}
          path={path}
          sportKey={sportKey}
          renderClock={renderClock}
        />
      )}
    </div>
  );
}
