import { useEffect, useRef } from 'react';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { SPORTS } from '../../../realtime/sports/registry.ts';
import type { Stats } from '../../../realtime/protocol/match-state.ts';
import { playOf, possessionOf, type Match } from '../../domain/match.ts';
import { Crest } from '../../ui/crest.tsx';
import { useText } from '../../ui/use-text.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { lineScores } from './line-score.ts';
import styles from './line-score-table.module.css';

const SUMS = ['runs', 'hits', 'errors'] as const;
/** Width of a column of sums, px, as in the stylesheet. */
const SUM_WIDTH = 28;

/** Shows runs by inning, scrolled to the current one. Innings scroll between names and the visible sums. */
export default function LineScoreTable({ match, stats }: { match: Match; stats: Stats }) {
  const t = useText();
  const lines = lineScores(match, stats);
  const count = lines?.[0]?.[1].innings.length ?? 0;
  const latest = useRef<HTMLTableCellElement>(null);
  const current = playOf(match)?.periods.length ?? 0;
  useEffect(() => {
    const cell = latest.current;
    const region = cell?.closest('section');
    if (current === 0 || !cell || !region) return;
    const sums = SUMS.length * SUM_WIDTH;
    // From right to left, scroll offsets are negative.
    region.scrollLeft =
      document.dir === 'rtl'
        ? Math.min(0, cell.offsetLeft - sums)
        : Math.max(0, cell.offsetLeft + cell.offsetWidth + sums - region.clientWidth);
  }, [current]);
  if (!lines) return null;
  const isBatting = (side: Side) => possessionOf(match) === side;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Panel title={t('periods.innings')}>
      <ScrollRegion className={styles.scroll} label={t('periods.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('periods.team')}</th>
              {numbers.map((number) => (
                <th key={number} scope="col" ref={number === current ? latest : undefined}>
                  {number}
                </th>
              ))}
              {SUMS.map((sum) => (
                <th key={sum} scope="col" className={styles[sum]}>
                  <abbr title={t(`lineScore.${sum}`)}>{t(`lineScoreMark.${sum}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([side, line]) => (
              <tr key={side}>
                <th scope="row">
                  <span className={styles.team}>
                    <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} />
                    {match[side].code ?? match[side].shortName}
                  </span>
                </th>
                {line.innings.map((runs, index) => (
                  <td
                    key={numbers[index]}
                    data-part={isBatting(side) && index === current - 1 ? 'running' : undefined}
                  >
                    {runs}
                  </td>
                ))}
                {SUMS.map((sum) => (
                  <td key={sum} className={styles[sum]}>
                    {line[sum] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
