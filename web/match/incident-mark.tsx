import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import { Ball } from '../ui/ball.tsx';
import { incidentTone } from './incident-time.ts';
import styles from './incident-mark.module.css';

/** Incidents with their own sign besides score and card colours. */
const SIGNS: Partial<Record<IncidentType, string>> = {
  goal: 'ball',
  'own-goal': 'own-goal',
  'penalty-goal': 'penalty',
  'penalty-missed': 'penalty-missed',
  'shootout-scored': 'penalty',
  'shootout-missed': 'penalty-missed',
  substitution: 'substitution',
  var: 'var',
};

/** Shows an incident's sign. Decoration: its text says the same. */
export function IncidentMark({ type, removed }: Pick<Incident, 'type' | 'removed'>) {
  const sign = SIGNS[type] ?? incidentTone({ type });
  return (
    <span className={styles.mark} data-sign={sign} data-removed={removed} aria-hidden="true">
      {(sign === 'ball' || sign === 'own-goal') && <Ball />}
    </span>
  );
}
