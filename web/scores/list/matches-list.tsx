import { useMemo } from 'react';
import { Link } from 'react-router';
import { useReadOn } from '../../app/use-read-on.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import { useText } from '../../ui/use-text.ts';
import button from '../../ui/button.module.css';
import { sharedForms, SharedForms } from '../../ui/fitting-name.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import type { ListedPage } from '../../domain/event-page.ts';
import { GroupCard } from './group-card.tsx';
import { groupMatches, type GroupDetail } from './group-matches.ts';
import styles from './matches-list.module.css';
import { useFocusNextRow } from './use-focus-next-row.ts';
import { useMoreMatches } from './use-more-matches.ts';

export interface MatchesListProps {
  first: ListedPage;
  /** The list's path: with `?flag=` it returns the next page. */
  path: string;
  detail: GroupDetail;
  renderClock: RenderClock;
}

/** Shows a list of matches that loads more near its end or by its button. */
export function MatchesList({ first, path, detail, renderClock }: MatchesListProps) {
  const t = useText();
  const { entries, flag, isLoading, isFailed, more } = useMoreMatches(first, path);
  const groups = useMemo(
    () => groupMatches(t, entries, detail, renderClock),
    [t, entries, detail, renderClock],
  );
  const shared = useMemo(
    () => sharedForms(entries.flatMap(({ match: { home, away } }) => [home, away])),
    [entries],
  );
  const { list, focusNext } = useFocusNextRow(entries);
  const { end, onMore } = useReadOn({ flag, isLoading, isFailed, more }, focusNext);

  return (
    <div ref={list} className={styles.list}>
      <SharedForms value={shared}>
        {groups.map((group) => (
          <GroupCard key={group.key} group={group} renderClock={renderClock} headingLevel={2} />
        ))}
      </SharedForms>
      {flag !== null && (
        <p className={styles.end}>
          <Link
            ref={end}
            className={button.button}
            to={`${path}?${new URLSearchParams({ flag })}`}
            aria-disabled={isLoading}
            onClick={onMore}
          >
            {t(isLoading ? 'matchList.loading' : isFailed ? 'action.retry' : 'matchList.more')}
          </Link>
        </p>
      )}
      <output className={visuallyHidden.text} aria-live="polite">
        {isFailed && t('matchList.failed')}
        {entries.length > first.entries.length && t('matchList.count', { count: entries.length })}
      </output>
    </div>
  );
}
