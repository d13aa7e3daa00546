import { Link } from 'react-router';
import { MediaHead } from '../news/media-head.tsx';
import { highlightsPath } from '../paths/video-path.ts';
import { tvHomePath, tvPath } from '../paths/tv-path.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import button from '../ui/button.module.css';
import { Card } from '../ui/card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import surface from '../ui/surface.module.css';
import { GuideList } from './guide-list.tsx';
import type { Tv } from './load-tv.server.ts';
import { nextDay, NowAndNext, notOver, Unavailable } from './now-and-next.tsx';
import styles from './tv.module.css';
import { useClock } from './use-clock.ts';
import { useMyList } from './use-my-list.ts';

/** Shows the guide of today and tomorrow, with a link to the channel. */
export function TvHomePage(props: Tv) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  const { isAvailable, guide } = props;
  if (!isAvailable) return <Unavailable guide={guide} />;
  if (guide.kind === 'failed') return <LoadFailed message={guide.message} />;
  const entries = notOver(guide.value, renderClock);
  const tomorrow = nextDay(renderClock);
  const days = [
    { title: t('tv.today'), of: entries.filter(({ start }) => start < tomorrow) },
    { title: t('tv.tomorrow'), of: entries.filter(({ start }) => start >= tomorrow) },
  ];
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <MediaHead title={t('tv.homeTitle')} current="channel" />
      <section className={`${surface.surface} ${styles.below}`}>
        <NowAndNext entries={entries} renderClock={renderClock} />
        <p className={styles.tools}>
          <Link className={`${button.button} ${button.filled}`} to={tvPath()}>
            {t('tv.watch')}
          </Link>
          <Link className={button.button} to={highlightsPath()}>
            {t('videos.highlights')}
          </Link>
        </p>
      </section>
      {entries.length === 0 && <Notice title={t('tv.nothing')} />}
      {days
        .filter(({ of }) => of.length > 0)
        .map(({ title, of }) => (
          <Card key={title} title={title}>
            <GuideList entries={of} renderClock={renderClock} list={list} />
          </Card>
        ))}
    </div>
  );
}

/** Lists the fan's saved programmes. */
export function TvListPage(props: { renderClock: RenderClock }) {
  const t = useText();
  const renderClock = useClock(props.renderClock);
  const list = useMyList(props.renderClock.now);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <MediaHead title={t('tv.listTitle')} current="channel" />
      {list.kept.length === 0 ? (
        <Notice title={t('tv.emptyList')}>
          <Link className={button.button} to={tvHomePath()}>
            {t('tv.guide')}
          </Link>
        </Notice>
      ) : (
        <Card title={t('tv.list')} more={{ label: t('tv.guide'), to: tvHomePath() }}>
          <GuideList
            entries={list.kept.map((kept) => ({ ...kept, matchId: null }))}
            renderClock={renderClock}
            list={list}
            hasDates
          />
        </Card>
      )}
    </div>
  );
}
