import { useEffect, useMemo } from 'react';
import { Link, useFetcher } from 'react-router';
import { useStore } from 'zustand';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { useLive, useSportRooms } from '../../live/live-context.ts';
import { useDecodedDay, type EncodedDay } from '../encoded-day.ts';
import type { DayScores } from '../../domain/day-scores.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useText } from '../../ui/use-text.ts';
import styles from './live-score-strip.module.css';
import { MatchTile } from './match-tile.tsx';
import { createStripMatches } from './strip-matches.ts';

/**
 * Shows live and coming matches of the current sport, side by side above the page. It loads after
 * the page, into space of its final height.
 */
export default function LiveScoreStrip({ sportKey }: { sportKey: SportKey }) {
  const t = useText();
  const { load, data } = useFetcher<EncodedDay>({ key: `live-score-strip-${sportKey}` });
  useEffect(() => void load(`/resources/live-score-strip/${sportKey}`), [load, sportKey]);
  return (
    <section className={styles.strip} aria-label={t('scores.title')} aria-busy={!data}>
      {data ? <Brought key={sportKey} day={data} /> : <Placeholders />}
    </section>
  );
}

function Brought({ day: carried }: { day: EncodedDay }) {
  const t = useText();
  const day = useDecodedDay(useLatest(carried.kind === 'loaded' ? carried : null) ?? carried);
  if (day.kind === 'failed') return <p className={styles.message}>{t('strip.failed')}</p>;
  return <Tiles scores={day.scores} />;
}

function Tiles({ scores }: { scores: DayScores }) {
  const t = useText();
  const { live } = useLive();
  const { initial, read } = useMemo(() => createStripMatches(scores), [scores]);
  const ids = useStore(live.store, read);
  useSportRooms(scores.roomSnapshots);
  if (ids.length === 0) return <p className={styles.message}>{t('strip.none')}</p>;
  return (
    <ul className={styles.tiles}>
      {ids.map((id) => (
        <MatchTile key={id} id={id} initial={initial.get(id)} renderClock={scores} />
      ))}
      <li>
        <Link className={styles.all} to="/live">
          {t('strip.all')}
        </Link>
      </li>
    </ul>
  );
}

function Placeholders() {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className={styles.placeholder} />
      ))}
    </div>
  );
}
