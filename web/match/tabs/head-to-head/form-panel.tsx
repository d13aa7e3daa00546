import { SPORTS } from '../../../../realtime/sports/registry.ts';
import type { Side } from '../../../../realtime/protocol/primitives.ts';
import { useText } from '../../../ui/use-text.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { Match } from '../../../domain/match.ts';
import { FormLine } from '../../../standings/form-line.tsx';
import { Crest } from '../../../ui/crest.tsx';
import styles from './form-panel.module.css';
import { formIn, lastFive, type PastResult } from './past-result.ts';

export interface FormPanelProps {
  match: Match;
  /** Each team's last results, newest first. */
  past: Record<Side, readonly PastResult[]>;
}

/** Shows both teams' last results. */
export function FormPanel({ match, past }: FormPanelProps) {
  const t = useText();
  const { sides } = SPORTS[match.sportKey];
  if (sides.every((side) => past[side].length === 0)) return null;
  return (
    <Panel title={t('headToHead.form')}>
      <ul>
        {sides.map((side) => (
          <li key={side} className={styles.team}>
            <Crest of={match[side]} shape={SPORTS[match.sportKey].crest} />
            <span className={styles.name}>{match[side].name}</span>
            <FormLine form={lastFive(formIn(past[side], match[side].id))} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
