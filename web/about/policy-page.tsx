import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Text } from '../../edge/shared/text/text.ts';
import { Icon } from '../ui/icon.tsx';
import { backIcon, nextIcon } from '../ui/icons.ts';
import { useText } from '../ui/use-text.ts';
import type { PolicyType } from '../../edge/contracts/policy.ts';
import { policyPath } from './policy-type.ts';
import type { PolicySection } from './policy.ts';
import { formatDayOfYear } from '../../edge/shared/time/time-format.ts';
import surface from '../ui/surface.module.css';
import styles from './policy-page.module.css';

type Heading = Pick<PolicySection, 'id' | 'title'>;

export interface PolicyPageProps {
  type: PolicyType;
  sections: readonly Heading[];
  /** Id of the section shown; the policy's list of sections has none. */
  current?: string;
  /** Texts' language. */
  language: string;
  /** Builds section paths outside the product's own pages. */
  pathOf?: typeof policyPath;
  children: ReactNode;
}

/** Lists a policy's sections beside the part shown. */
export function PolicyPage({
  type,
  sections,
  current,
  language,
  pathOf = policyPath,
  children,
}: PolicyPageProps) {
  const t = useText();
  return (
    <article className={styles.page}>
      <nav
        className={`${surface.surface} ${current === undefined ? styles.contents : styles.aside}`}
        aria-label={t(`policy.${type}`)}
      >
        <ol className={styles.list} lang={language} dir="auto">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                className={styles.entry}
                to={pathOf(type, id)}
                aria-current={id === current ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {!isRead(t, language) && <p>{t('policyPage.otherLanguage')}</p>}
        <div className={styles.text} lang={language} dir="auto">
          {children}
        </div>
      </div>
    </article>
  );
}

/** Whether a language is the page's, in any regional variant. */
function isRead(t: Text, language: string): boolean {
  return language.split('-')[0] === t.language.split('-')[0];
}

/** Shows a policy's version and start date, where they are known apart from its text. */
export function PolicyEdition({
  edition: { version, since, timeZone },
}: {
  edition: { version: string | null; since: number | null; timeZone: string };
}) {
  const t = useText();
  const facts = [
    ...(version === null ? [] : [t('policyPage.version', { version })]),
    ...(since === null
      ? []
      : [t('policyPage.since', { date: formatDayOfYear(t, since, timeZone) })]),
  ];
  return facts.length > 0 ? <p lang={t.language}>{facts.join(' · ')}</p> : null;
}

/** With `isInHeader` a phone shows the title in its header only. */
export function PolicyTitle({
  isInHeader = false,
  children,
}: {
  isInHeader?: boolean;
  children: string;
}) {
  return <h1 className={isInHeader ? styles.titleOnce : undefined}>{children}</h1>;
}

/** `html` comes from the project's own Markdown or was sanitized on input. */
export function PolicyText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links to the previous and the next section by their titles. */
export function PolicySteps({
  type,
  before,
  after,
  pathOf = policyPath,
}: {
  type: PolicyType;
  before: Heading | null;
  after: Heading | null;
  pathOf?: typeof policyPath;
}) {
  const t = useText();
  return (
    <nav className={styles.steps} aria-label={t('policyPage.steps')}>
      {before && (
        <Link className={styles.step} to={pathOf(type, before.id)} rel="prev">
          <Icon path={backIcon} along size={16} />
          {before.title}
        </Link>
      )}
      {after && (
        <Link className={styles.stepOn} to={pathOf(type, after.id)} rel="next">
          {after.title}
          <Icon path={nextIcon} along size={16} />
        </Link>
      )}
    </nav>
  );
}
