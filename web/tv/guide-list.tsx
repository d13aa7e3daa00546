import { Link } from 'react-router';
import type { TvGuideEntry } from '../../edge/contracts/tv-guide.ts';
import { useText } from '../ui/use-text.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { formatStart } from '../../edge/shared/time/time-format.ts';
import iconButton from '../ui/icon-button.module.css';
import { Icon } from '../ui/icon.tsx';
import { starIcon } from '../ui/icons.ts';
import { Line } from '../ui/line.tsx';
import styles from './guide-list.module.css';
import { shareOver } from './on-air.tsx';
import type { MyList } from './use-my-list.ts';

interface GuideListProps {
  entries: readonly TvGuideEntry[];
  renderClock: RenderClock;
  list: MyList;
  /** Whether entries of other days than today show their date. */
  hasDates?: boolean;
}

/** Lists programmes, each with a star to save it. The current one shows how much of it is over. */
export function GuideList({ entries, hasDates = false, ...rest }: GuideListProps) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <GuideRow key={entry.start} entry={entry} hasDates={hasDates} {...rest} />
      ))}
    </ol>
  );
}

interface GuideRowProps {
  entry: TvGuideEntry;
  renderClock: RenderClock;
  list: MyList;
  hasDates: boolean;
}

function GuideRow({ entry, renderClock, list, hasDates }: GuideRowProps) {
  const t = useText();
  const { id, title, start, end, matchId } = entry;
  const { now } = renderClock;
  const name = title ?? t('tv.filler');
  const isOn = start <= now && now < end;
  return (
    <li className={styles.row} aria-current={isOn ? 'true' : undefined}>
      <span className={styles.time}>
        {formatStart(t, { startTime: start }, { ...renderClock, showDate: hasDates })}
      </span>
      <span className={styles.programme}>
        {matchId === null ? (
          name
        ) : (
          <Link className={styles.match} to={`/match/${encodeURIComponent(matchId)}`}>
            {name} <span className={styles.way}>{t('tv.match')}</span>
          </Link>
        )}
        {isOn && <span className={styles.on}>{t('tv.now')}</span>}
      </span>
      {id !== null && title !== null && <Star programme={{ id, title, start, end }} list={list} />}
      {isOn && (
        <Line
          className={styles.line}
          parts={[{ length: 1, played: shareOver(entry, now) }]}
          size="thin"
          tone="live"
        />
      )}
    </li>
  );
}

function Star({
  programme,
  list: { kept, toggle },
}: {
  programme: { id: string; title: string; start: number; end: number };
  list: MyList;
}) {
  const t = useText();
  const isKept = kept.some(({ id }) => id === programme.id);
  return (
    <button
      type="button"
      className={iconButton.button}
      aria-label={t(isKept ? 'tv.drop' : 'tv.keep', { title: programme.title })}
      aria-pressed={isKept}
      onClick={() => toggle(programme)}
    >
      <span className={styles.star}>
        <Icon path={starIcon} />
      </span>
    </button>
  );
}
