import type { League } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import { Card } from '../ui/card.tsx';
import styles from '../ui/facts.module.css';

export interface TeamFactsProps {
  ground: string | null;
  leagues: readonly League[];
}

export function TeamFacts({ ground, leagues }: TeamFactsProps) {
  const t = useText();
  if (ground === null && leagues.length === 0) return null;
  return (
    <Card title={t('team.facts')}>
      <dl className={styles.facts}>
        {ground && (
          <div className={styles.fact}>
            <dt>{t('team.ground')}</dt>
            <dd>{ground}</dd>
          </div>
        )}
        {leagues.length > 0 && (
          <div className={styles.fact}>
            <dt>{t('navigation.leagues')}</dt>
            <dd>{leagues.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
