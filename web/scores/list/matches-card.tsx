import { Link } from 'react-router';
import type { Settled } from '../../api/settled.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { useText } from '../../ui/use-text.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ListedPage } from '../../domain/event-page.ts';
import { GroupCard } from './group-card.tsx';
import { groupMatches, type GroupDetail } from './group-matches.ts';
import link from '../../ui/link.module.css';
import styles from './matches-card.module.css';

export interface MatchesCardProps {
  title: string;
  page: Settled<ListedPage>;
  /** Path of the full list. */
  to: string;
  empty: string;
  detail: GroupDetail;
  renderClock: RenderClock;
}

/** Shows the first matches of a list. */
export function MatchesCard({ title, page, to, empty, detail, renderClock }: MatchesCardProps) {
  const t = useText();
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {page.kind === 'loaded' && page.value.entries.length > 0 && (
          <Link className={link.link} to={to} aria-label={t('matchList.allOf', { title })}>
            {t('matchList.all')}
          </Link>
        )}
      </div>
      {page.kind === 'failed' ? (
        <LoadFailed message={page.message} />
      ) : page.value.entries.length === 0 ? (
        <Notice title={empty} />
      ) : (
        groupMatches(t, page.value.entries, detail, renderClock).map((group) => (
          <GroupCard key={group.key} group={group} renderClock={renderClock} headingLevel={3} />
        ))
      )}
    </section>
  );
}
