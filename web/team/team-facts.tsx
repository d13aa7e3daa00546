import type { League } from '../domain/match.ts';
import { useText } from '../ui/use-text.ts';
import { FormGuide } from '../standings/form-guide.tsx';
import type { FormResult } from '../../realtime/sports/score.ts';
import { Card } from '../ui/card.tsx';
import styles from '../ui/facts.module.css';

export interface TeamFactsProps {
  form: readonly FormResult[];
  ground: string | null;
  leagues: readonly League[];
}

export function TeamFacts({ form, ground, leagues }: TeamFactsProps) {
  const t = useText();
  return (
    <Card title={t('team.facts')}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('standings.form')}</dt>
          <dd>
            <FormGuide form={form.toReversed()} />
          </dd>
        </div>
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
