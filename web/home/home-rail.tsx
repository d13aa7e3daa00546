import { Link } from 'react-router';
import { formatTime } from '../../edge/shared/time/time-format.ts';
import { Art } from '../news/art.tsx';
import { Story } from '../news/story.tsx';
import { useLiveMatch } from '../live/live-store.ts';
import { leaguePath } from '../paths/league-path.ts';
import { newsPath } from '../paths/news-path.ts';
import { tvPath } from '../paths/tv-path.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import { Card } from '../ui/card.tsx';
import { Line } from '../ui/line.tsx';
import surface from '../ui/surface.module.css';
import { useText } from '../ui/use-text.ts';
import styles from './home-rail.module.css';
import type { Rail } from './load-rail.server.ts';

/** Number of rows of the table. */
const ROWS = 6;

/**
 * Shows the channel's programme, the table in play and the news; leaves out parts without content.
 */
export default function HomeRail({ onNow, standings, articles, renderClock }: Rail) {
  const t = useText();
  return (
    <div className={styles.rail}>
      {onNow && <OnNow onNow={onNow} renderClock={renderClock} />}
      {standings && (
        <div className={styles.table}>
          <StandingsCard
            standings={{ kind: 'loaded', value: standings }}
            to={leaguePath(standings.league, 'standings')}
            size={ROWS}
            title={standings.league.name}
          />
        </div>
      )}
      {articles.length > 0 && (
        <Card title={t('home.news')} more={{ label: t('home.allNews'), to: newsPath() }}>
          <div className={styles.stories}>
            {articles.map((article) => (
              <Story key={article.id} article={article} renderClock={renderClock} place="line" />
            ))}
          </div>
        </Card>
      )}
    </div>
  );
}

interface OnNowProps extends Pick<Rail, 'renderClock'> {
  onNow: NonNullable<Rail['onNow']>;
}

function OnNow({ onNow: { entry, match: carried }, renderClock }: OnNowProps) {
  const t = useText();
  const match = useLiveMatch(entry.matchId ?? '', carried ?? undefined);
  const { start, end, title } = entry;
  const { now, timeZone } = renderClock;
  const played = (now - start) / (end - start);
  return (
    <section className={`${surface.surface} ${styles.channel}`} aria-label={t('home.channel')}>
      <Link to={tvPath()}>
        <Art sportKey={match?.sportKey ?? null} teams={match ? [match.home, match.away] : []} />
        <div className={styles.programme}>
          <p className={styles.title}>
            <span className={styles.plate}>{t('home.onNow')}</span> {title ?? t('home.channel')}
          </p>
          <Line parts={[{ length: 1, played }]} now={played} size="thin" tone="live" />
          <p className={styles.times}>
            <span>{formatTime(start, timeZone)}</span>
            <span>{formatTime(end, timeZone)}</span>
          </p>
        </div>
      </Link>
    </section>
  );
}
