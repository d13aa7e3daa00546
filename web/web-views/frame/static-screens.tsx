import { matchNames } from '../../domain/match-names.ts';
import type { ReactElement } from 'react';
import {
  PolicyEdition,
  PolicyPage,
  PolicySteps,
  PolicyText,
  PolicyTitle,
} from '../../about/policy-page.tsx';
import type { PolicyType } from '../../../edge/contracts/policy.ts';
import { DeletionHelp } from '../../account/deletion-help.tsx';
import { TopPlayersCard } from '../../league/top-players-card.tsx';
import { HeadToHeadTab, hasPast } from '../../match/tabs/head-to-head/head-to-head-tab.tsx';
import { messageText } from '../../../edge/shared/text/message-text.ts';
import { useText } from '../../ui/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import type { StaticPage, StaticScreens } from './frame-page.ts';
import styles from './screens/screens.module.css';

/** Shows a page that needs no script. */
export function StaticScreen({ page }: { page: StaticPage }): ReactElement {
  switch (page.screen) {
    case 'policy-list':
      return <PolicyListScreen {...page.content} />;
    case 'policy':
      return <PolicyScreen {...page.content} />;
    case 'delete-account':
      return (
        <div className={styles.page}>
          <DeletionHelp {...page.content} />
        </div>
      );
    case 'top-scorers':
      return <TopScorersScreen {...page.content} />;
    case 'head-to-head':
      return <HeadToHeadScreen {...page.content} />;
    case 'error':
      return <ErrorScreen {...page.content} />;
  }
}

function policyFramePath(type: PolicyType, section?: string): string {
  return `/frame/policy/${type}${section === undefined ? '' : `/${encodeURIComponent(section)}`}`;
}

function PolicyListScreen(props: StaticScreens['policy-list']) {
  const t = useText();
  const { type, sections, language, introduction } = props;
  return (
    <div className={styles.page}>
      <PolicyPage type={type} sections={sections} language={language} pathOf={policyFramePath}>
        <PolicyTitle>{t(`policy.${type}`)}</PolicyTitle>
        <PolicyEdition edition={props} />
        <PolicyText html={introduction} />
      </PolicyPage>
    </div>
  );
}

function PolicyScreen({ type, language, section, sections }: StaticScreens['policy']) {
  const at = sections.findIndex(({ id }) => id === section.id);
  const beside = { before: sections[at - 1] ?? null, after: sections[at + 1] ?? null };
  const shown = { type, sections, language, current: section.id, pathOf: policyFramePath };
  return (
    <div className={styles.page}>
      <PolicyPage {...shown}>
        <PolicyTitle>{section.title}</PolicyTitle>
        <PolicyText html={section.html} />
        <PolicySteps type={type} pathOf={policyFramePath} {...beside} />
      </PolicyPage>
    </div>
  );
}

function TopScorersScreen({ top, league }: StaticScreens['top-scorers']) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{t('frame.topScorersOf', { name: league.name })}</h1>
      {top ? (
        <TopPlayersCard top={top} sportKey={league.sportKey} />
      ) : (
        <Notice title={t('frame.noTopScorers')} />
      )}
    </div>
  );
}

function HeadToHeadScreen({ match, headToHead, renderClock }: StaticScreens['head-to-head']) {
  const t = useText();
  const names = matchNames(match);
  return (
    <article className={styles.page} data-match-id={match.id}>
      <h1 className={visuallyHidden.text}>{t('frame.headToHeadOf', names)}</h1>
      {headToHead && hasPast(headToHead) ? (
        <HeadToHeadTab
          match={match}
          headToHead={headToHead}
          renderClock={renderClock}
          hasStars={false}
        />
      ) : (
        <Notice title={t('matchWithout.head-to-head')} />
      )}
    </article>
  );
}

function ErrorScreen({ title, message }: StaticScreens['error']) {
  const t = useText();
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      {message !== null && <p>{messageText(t, message)}</p>}
    </div>
  );
}
