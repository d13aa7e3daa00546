import type { TeamFact } from '../../../../edge/contracts/event-page.ts';
import type { Opponents } from '../../../domain/match.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useText } from '../../../ui/use-text.ts';
import styles from '../../sentences.module.css';

export interface FactsPanelProps {
  match: Opponents;
  facts: readonly TeamFact[];
}

/**
 * Lists what stands out in both teams' last results. Each fact begins with its league; if all have
 * the same one, the title has it.
 */
export function FactsPanel({ match, facts }: FactsPanelProps) {
  const t = useText();
  if (facts.length === 0) return null;
  const [only, ...others] = new Set(facts.map(({ leagueName }) => leagueName ?? ''));
  const title = t('teamFact.title');
  return (
    <Panel title={only && others.length === 0 ? `${title} · ${only}` : title}>
      <ul className={styles.sentences}>
        {facts.map(({ side, kind, count, where, leagueName }) => (
          <li key={`${side} ${kind} ${where}`}>
            {leagueName && others.length > 0 && `${leagueName}: `}
            {t(`teamFact.${kind}`, { team: match[side].name, count: t.number(count), where })}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
