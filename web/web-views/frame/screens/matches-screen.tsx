import { useMemo, useState } from 'react';
import { withVisualsOf } from '../../../domain/team-visuals.ts';
import { createPageCache } from '../../../app/page-cache.ts';
import { useMorePages } from '../../../app/use-more-pages.ts';
import type { ListedMatch, ListedPage } from '../../../domain/event-page.ts';
import { groupMatches, type MatchGroup } from '../../../scores/list/group-matches.ts';
import { SportRoom, useInitialMatches } from '../../../live/sport-room.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { RenderClock } from '../../../../edge/shared/time/render-clock.ts';
import button from '../../../ui/button.module.css';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sharedForms, SharedForms } from '../../../ui/fitting-name.tsx';
import visuallyHidden from '../../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import { usePageFetcher } from '../use-page-fetcher.ts';
import { RowsGroup } from './rows-group.tsx';
import styles from './screens.module.css';

/** Shows the next or last matches of a league or team by day, with more on request. */
export default function MatchesScreen(props: LiveScreens['matches']) {
  const { title, page, roomSnapshot } = props;
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{title}</h1>
      {page.kind === 'failed' ? (
        <LoadFailed message={page.message} />
      ) : (
        <SportRoom roomSnapshot={roomSnapshot}>
          <Groups {...props} first={page.value} />
        </SportRoom>
      )}
    </div>
  );
}

const idOf = ({ match }: ListedMatch) => match.id;

interface GroupsProps extends Pick<LiveScreens['matches'], 'detail' | 'path' | 'renderClock'> {
  first: ListedPage;
}

function Groups({ first, path, detail, renderClock }: GroupsProps) {
  const t = useText();
  // The cache lives only as long as the screen: a visitor who leaves a web view does not come back.
  const [kept] = useState(() => createPageCache<ListedMatch>());
  const pages = useMorePages(first, { path, idOf, kept }, usePageFetcher());
  const { entries, flag, isLoading, isFailed, more } = pages;
  const groups = useMemo(
    () => groupMatches(t, entries, detail, renderClock),
    [t, entries, detail, renderClock],
  );
  const shared = useMemo(
    () => sharedForms(entries.flatMap(({ match: { home, away } }) => [home, away])),
    [entries],
  );
  if (groups.length === 0) return <Notice title={t('frame.noMatches')} />;
  return (
    <SharedForms value={shared}>
      {groups.map((group) => (
        <DayGroup key={group.key} group={group} renderClock={renderClock} />
      ))}
      {flag !== null && (
        // More matches load only by the button: a frame as tall as its content does not scroll.
        <p className={styles.end}>
          <a
            className={button.button}
            href={`${path}&${new URLSearchParams({ flag })}`}
            aria-disabled={isLoading}
            onClick={(event) => {
              event.preventDefault();
              more();
            }}
          >
            {t(isLoading ? 'matchList.loading' : isFailed ? 'action.retry' : 'matchList.more')}
          </a>
        </p>
      )}
      <output className={visuallyHidden.text} aria-live="polite">
        {isFailed && t('matchList.failed')}
        {entries.length > first.entries.length && t('matchList.count', { count: entries.length })}
      </output>
    </SharedForms>
  );
}

function DayGroup({ group, renderClock }: { group: MatchGroup; renderClock: RenderClock }) {
  const initialMatches = useInitialMatches();
  const rows = group.entries.map(({ match }) => {
    const initial = initialMatches.get(match.id);
    return { id: match.id, initial: initial ? withVisualsOf(initial, match) : match };
  });
  const { day, detail } = group;
  return <RowsGroup heading={day} headingLevel={2} {...{ detail, rows, renderClock }} />;
}
