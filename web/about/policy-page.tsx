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
  /** Id of the section shown; absent on the page that only lists the sections. */
  current?: string;
  /** Language of the policy's texts, as a BCP 47 tag. */
  language: string;
  /** Returns the path of a section; other than the default where a policy is shown elsewhere. */
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

/** Whether a language is the page's, whatever their regional variants. */
function isRead(t: Text, language: string): boolean {
  return language.split('-')[0] === t.language.split('-')[0];
}

/**
 * Shows a policy's version and start date, if they are known; `since` is in ms, `timeZone` an IANA
 * zone.
 */
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

/** Shows a policy's title. With `isInHeader`, a phone shows it only in its header. */
export function PolicyTitle({
  isInHeader = false,
  children,
}: {
  isInHeader?: boolean;
  children: string;
}) {
  return <h1 className={isInHeader ? styles.titleOnce : undefined}>{children}</h1>;
}

/** Shows HTML from the project's own Markdown, or an operator's HTML that the API has sanitized. */
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
