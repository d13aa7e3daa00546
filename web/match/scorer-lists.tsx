import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { scorersOf, type Scorer } from './scorers.ts';
import styles from './scorer-lists.module.css';

const SIDES: readonly Side[] = ['home', 'away'];

/** Who scored, on each team's side. */
export function ScorerLists({ record: { match, incidents } }: { record: MatchRecord }) {
  const scorers = SIDES.map((side) => ({ side, list: scorersOf(incidents, side) }));
  if (!SPORTS[match.sportKey].screens.scorers || scorers.every(({ list }) => list.length === 0))
    return null;
  return (
    <div className={styles.scorers}>
      {scorers.map(({ side, list }) => (
        <ul key={side} className={styles[side]} aria-label={`Goals of ${match[side].name}`}>
          {list.map((scorer) => (
            <ScorerLine key={scorer.name} {...scorer} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function ScorerLine({ name, times }: Scorer) {
  return (
    <li>
      {name} <span className={visuallyHidden.text}>scored at </span>
      <span className={styles.times}>{times.join(', ')}</span>
    </li>
  );
}
