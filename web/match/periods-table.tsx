import { isPause } from '../../realtime/sports/match-status.ts';
import { periodLabel } from '../../realtime/sports/periods.ts';
import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { isInSets } from '../domain/in-sets.ts';
import { playOf, type Match } from '../domain/match.ts';
import { matchStatusText } from '../../edge/shared/text/match-status-text.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import { useText } from '../ui/use-text.ts';
import { Crest } from '../ui/crest.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { Panel } from '../ui/panel.tsx';
import { periodName } from './period-name.ts';
import styles from './periods-table.module.css';

/**
 * Shows the score of each period, once there are enough periods. Football needs extra time for it:
 * before, the half-time score beside the score is enough.
 */
export function PeriodsTable({ match }: { match: Match }) {
  const t = useText();
  const play = playOf(match);
  const sport = SPORTS[match.sportKey];
  // The match's head shows sets.
  if (!play || isInSets(match) || play.periods.length < sport.periodsWorthATable) return null;
  const isInPlay = match.kind === 'live' && !isPause(match.matchStatus);
  const running = isInPlay ? play.periods.length - 1 : -1;
  const wonBy = (index: number, side: Side) => {
    const { home, away } = play.periods[index] ?? { home: 0, away: 0 };
    return home !== away && side === (home > away ? 'home' : 'away') ? 'won' : undefined;
  };
  const hasHalves = sport.periods.family === 'halves';
  // Many sources send the goals of extra time as one period.
  const isExtraOne = hasHalves && play.periods.length === 3 && match.kind === 'result';
  const labels = play.periods.map((_, index) =>
    isExtraOne && index === 2
      ? t('matchStatus.ET', { number: '' })
      : labelOf(t, periodLabel(sport.periods, index + 1), sport.halfTimeScore === 'kept'),
  );
  return (
    <Panel title={t(`periods.${sport.periods.called}`)}>
      {/* Many innings are wider than a phone. */}
      <ScrollRegion className={styles.scroll} label={t('periods.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(`periods.${sport.contestant}`)}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t('periods.total')}</th>
            </tr>
          </thead>
          <tbody>
            {sport.sides.map((side) => (
              <tr key={side}>
                <th scope="row">
                  <span className={styles.team}>
                    <Crest of={match[side]} shape={sport.crest} />
                    {match[side].shortName}
                  </span>
                </th>
                {labels.map((label, index) => (
                  <td key={label} data-part={index === running ? 'running' : wonBy(index, side)}>
                    {play.periods[index]?.[side]}
                  </td>
                ))}
                <td className={styles.total}>{play.score[side]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

/** Returns a column's label. In sports without football's marks, halves have names. */
function labelOf(t: Text, label: string, isNamed: boolean): string {
  return isNamed && label.startsWith('H') ? periodName(t, label) : matchStatusText(t, label);
}
