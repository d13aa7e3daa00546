import type { Side } from '../../realtime/protocol/primitives.ts';
import { contestantOf } from '../scores/contestant.ts';
import { playOf, type Match } from '../scores/match.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { Panel } from './panel.tsx';
import { periodLabels, periodsTitle } from './period-labels.ts';
import styles from './periods-table.module.css';

const SIDES: readonly Side[] = ['home', 'away'];

/**
 * The score part by part, once there is a part; of football once there is extra
 * time: until then the half-time score beside the score says as much.
 */
export function PeriodsTable({ match }: { match: Match }) {
  const play = playOf(match);
  if (!play || play.periods.length <= (match.sportKey === 'football' ? 2 : 0)) return null;
  const labels = periodLabels(match.sportKey, play.periods.length);
  return (
    <Panel title={periodsTitle(match.sportKey)}>
      {/* Many innings are wider than a phone. */}
      <ScrollRegion className={styles.scroll} label="Score by period">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{contestantOf(match.sportKey) === 'player' ? 'Player' : 'Team'}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">T</th>
            </tr>
          </thead>
          <tbody>
            {SIDES.map((side) => (
              <tr key={side}>
                <th scope="row">{match[side].shortName}</th>
                {labels.map((label, index) => (
                  <td key={label}>{play.periods[index]?.[side]}</td>
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
