import type { Incident, IncidentType } from '../../realtime/protocol/incident.ts';
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

export interface IncidentMarkProps extends Pick<Incident, 'type' | 'removed'> {
  /** The kit of the incident's side, which colours the marks of scores. */
  kit?: string | undefined;
  /** The score after the incident, '2–1'. */
  score?: string | undefined;
}

/**
 * Shows an incident's sign; for a goal, a disc in its side's kit. The text beside it says the same.
 */
export function IncidentMark({ type, removed, kit, score }: IncidentMarkProps) {
  const tone = incidentTone({ type });
  return (
    <span
      className={styles.mark}
      data-sign={SIGNS[type] ?? tone}
      data-disc={tone === 'score' ? (score ?? '') : undefined}
      data-kit={kit}
      data-removed={removed}
      aria-hidden="true"
    />
  );
}
