import type { League } from '../domain/match.ts';
import { FormGuide } from '../standings/form-guide.tsx';
import type { FormResult } from '../../realtime/sports/tally.ts';
import { Card } from '../ui/card.tsx';
import styles from './team-facts.module.css';

export interface TeamFactsProps {
  form: readonly FormResult[];
  ground: string | null;
  leagues: readonly League[];
}

export function TeamFacts({ form, ground, leagues }: TeamFactsProps) {
  return (
    <Card title="Facts">
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Form</dt>
          <dd>
            <FormGuide form={form} />
          </dd>
        </div>
        {ground && (
          <div className={styles.fact}>
            <dt>Ground</dt>
            <dd>{ground}</dd>
          </div>
        )}
        {leagues.length > 0 && (
          <div className={styles.fact}>
            <dt>Leagues</dt>
            <dd>{leagues.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
