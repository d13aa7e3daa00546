import { SPORTS } from '../../realtime/sports/registry.ts';
import type { Side } from '../../realtime/protocol/primitives.ts';
import { rich, useText } from '../text/use-text.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import type { MatchRecord } from '../domain/match-record.ts';
import { scorersOf, type Scorer } from './scorers.ts';
import styles from './scorer-lists.module.css';

const SIDES: readonly Side[] = ['home', 'away'];

/** Who scored, on each team's side. */
export function ScorerLists({ record: { match, incidents } }: { record: MatchRecord }) {
  const t = useText();
  const scorers = SIDES.map((side) => ({ side, list: scorersOf(t, incidents, side) }));
  if (!SPORTS[match.sportKey].screens.scorers || scorers.every(({ list }) => list.length === 0))
    return null;
  return (
    <div className={styles.scorers}>
      {scorers.map(({ side, list }) => (
        <ul
          key={side}
          className={styles[side]}
          aria-label={t('timeline.scorers', { team: match[side].name })}
        >
          {list.map((scorer) => (
            <ScorerLine key={scorer.name} {...scorer} />
          ))}
        </ul>
      ))}
    </div>
  );
}

function ScorerLine({ name, times }: Scorer) {
  const t = useText();
  return (
    <li>
      {rich(t, 'timeline.scorer', {
        player: name,
        times: times.join(', '),
        hidden: (words) => <span className={visuallyHidden.text}>{words}</span>,
        time: (words) => <span className={styles.times}>{words}</span>,
      })}
    </li>
  );
}
