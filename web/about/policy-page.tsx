import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/use-text.ts';
import { policyPath, type PolicyType } from './policy-type.ts';
import type { PolicySection } from './policy.ts';
import styles from './policy-page.module.css';

type Heading = Pick<PolicySection, 'id' | 'title'>;

export interface PolicyPageProps {
  type: PolicyType;
  sections: readonly Heading[];
  /** Id of the section shown; the policy's list of sections has none. */
  current?: string;
  children: ReactNode;
}

/** A policy's sections beside what is shown of it. */
export function PolicyPage({ type, sections, current, children }: PolicyPageProps) {
  const t = useText();
  return (
    <article className={styles.page}>
      <nav
        className={current === undefined ? styles.contents : styles.aside}
        aria-label={t(`policy.${type}`)}
      >
        <ol className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                className={styles.entry}
                to={policyPath(type, id)}
                aria-current={id === current ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </article>
  );
}

/** With `isInHeader` a phone shows it in its header alone, not a second time on the page. */
export function PolicyTitle({
  isInHeader = false,
  children,
}: {
  isInHeader?: boolean;
  children: string;
}) {
  return <h1 className={isInHeader ? styles.titleOnce : styles.title}>{children}</h1>;
}

/** `html` is made from the project's own Markdown, so it is put into the page as it is. */
export function PolicyText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links to the section before this one and to the one after it, by their titles. */
export function PolicySteps({
  type,
  before,
  after,
}: {
  type: PolicyType;
  before: Heading | null;
  after: Heading | null;
}) {
  const t = useText();
  return (
    <nav className={styles.steps} aria-label={t('policyPage.steps')}>
      {before && (
        <Link className={styles.step} to={policyPath(type, before.id)} rel="prev">
          ← {before.title}
        </Link>
      )}
      {after && (
        <Link className={styles.stepOn} to={policyPath(type, after.id)} rel="next">
          {after.title} →
        </Link>
      )}
    </nav>
  );
}
