import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { useText } from '../../../text/use-text.ts';
import type { HeadToHead } from './head-to-head.ts';
import styles from './summary-bars.module.css';

export interface SummaryBarsProps {
  summary: HeadToHead['summary'];
  names: { home: string; away: string };
  sportKey: SportKey;
}

/** Who won how many of the meetings, as a bar in as many parts. */
export function SummaryBars({ summary, names, sportKey }: SummaryBarsProps) {
  const t = useText();
  const { homeWins, draws, awayWins } = summary;
  // Where no draw is possible none is counted.
  const hasDraws = draws > 0 || SPORTS[sportKey].standings.hasDraws;
  const parts = [
    { key: 'home', label: t('headToHead.wins', { team: names.home }), count: homeWins },
    ...(hasDraws ? [{ key: 'draws' as const, label: t('headToHead.draws'), count: draws }] : []),
    { key: 'away', label: t('headToHead.wins', { team: names.away }), count: awayWins },
  ] as const;
  const total = homeWins + draws + awayWins;
  if (total === 0) return null;
  const starts = { home: 0, draws: homeWins, away: homeWins + draws };
  return (
    <div className={styles.summary}>
      <dl className={styles.counts}>
        {parts.map(({ key, label, count }) => (
          <div key={key} className={styles[key]}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
        {parts.map(({ key, count }) => (
          <rect
            key={key}
            className={styles[key]}
            x={`${(100 * starts[key]) / total}%`}
            width={`${(100 * count) / total}%`}
            height="8"
          />
        ))}
      </svg>
    </div>
  );
}
