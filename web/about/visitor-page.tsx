import type { FactGroup } from './visitor-facts.ts';
import { useText } from '../ui/use-text.ts';
import styles from './visitor-page.module.css';

/** Shows testers the edge's facts about the visitor, under their untranslated names in the code. */
export function VisitorPage({ groups }: { groups: readonly FactGroup[] }) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('testPage.title')}</h1>
      {groups.map(({ name, facts }) => (
        <section key={name}>
          <h2>{name}</h2>
          <dl className={styles.facts}>
            {facts.map(([key, value]) => (
              <div key={key} className={styles.fact}>
                <dt>{key}</dt>
                <dd data-fact={`${name}.${key}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
