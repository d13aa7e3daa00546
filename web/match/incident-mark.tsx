import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
import { Ball } from '../ui/ball.tsx';
import { incidentTone } from './incident-time.ts';
import styles from './incident-mark.module.css';

/** What has a sign of its own, beside the colours of scores and cards. */
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

/** The sign of an incident. Decoration: its words say what it was. */
export function IncidentMark({ type, removed }: Pick<Incident, 'type' | 'removed'>) {
  const sign = SIGNS[type] ?? incidentTone({ type });
  return (
    <span className={styles.mark} data-sign={sign} data-removed={removed} aria-hidden="true">
      {(sign === 'ball' || sign === 'own-goal') && <Ball />}
    </span>
  );
}
