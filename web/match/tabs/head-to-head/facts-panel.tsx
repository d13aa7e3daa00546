import type { TeamFact } from '../../../../edge/contracts/event-page.ts';
import type { Opponents } from '../../../domain/match.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useText } from '../../../ui/use-text.ts';
import styles from '../../sentences.module.css';

export interface FactsPanelProps {
  match: Opponents;
  facts: readonly TeamFact[];
}

/** Lists what stands out in both teams' last results. */
export function FactsPanel({ match, facts }: FactsPanelProps) {
  const t = useText();
  if (facts.length === 0) return null;
  return (
    <Panel title={t('teamFact.title')}>
      <ul className={styles.sentences}>
        {facts.map(({ side, kind, count, where }) => (
          <li key={`${side} ${kind} ${where}`}>
            {t(`teamFact.${kind}`, { team: match[side].name, count: t.number(count), where })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
