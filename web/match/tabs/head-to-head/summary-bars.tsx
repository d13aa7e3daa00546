import { STANDINGS_RULES } from '../../../../realtime/sports/standings-rule.ts';
import type { SideKits } from '../../../../edge/shared/crest/kit-name.ts';
import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { useText } from '../../../ui/use-text.ts';
import type { HeadToHead } from './head-to-head.ts';
import styles from './summary-bars.module.css';

export interface SummaryBarsProps {
  summary: HeadToHead['summary'];
  names: { home: string; away: string };
  sportKey: SportKey;
  kits: SideKits;
}

/** Shows the share of meetings that each side won, as a bar. */
export function SummaryBars({ summary, names, sportKey, kits }: SummaryBarsProps) {
  const t = useText();
  const { homeWins, draws, awayWins } = summary;
  // Sports without draws do not count them.
  const hasDraws = draws > 0 || STANDINGS_RULES[sportKey].hasDraws;
  const of = {
    home: { key: 'home', label: t('headToHead.wins', { team: names.home }), count: homeWins },
    away: { key: 'away', label: t('headToHead.wins', { team: names.away }), count: awayWins },
  } as const;
  const [first, second] = SPORTS[sportKey].sides;
  const parts = [
    of[first],
    ...(hasDraws ? [{ key: 'draws' as const, label: t('headToHead.draws'), count: draws }] : []),
    of[second],
  ] as const;
  const total = homeWins + draws + awayWins;
  if (total === 0) return null;
  const counts = parts.map(({ count }) => count);
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
      <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
        {parts.map(({ key, count }, index) => (
          <rect
            key={key}
            className={key === 'draws' ? styles.draws : undefined}
            data-kit={key === 'draws' ? undefined : kits[key]}
            x={`${(100 * sum(counts.slice(0, index))) / total}%`}
            width={`${(100 * count) / total}%`}
            height="6"
            rx="3"
          />
        ))}
      </svg>
    </div>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
