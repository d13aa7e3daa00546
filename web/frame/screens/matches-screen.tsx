import { useMemo } from 'react';
import { withLooksOf } from '../../domain/known-looks.ts';
import type { ListedMatch } from '../../domain/event-page.ts';
import { groupMatches, type MatchGroup } from '../../match-list/group-matches.ts';
import { SportRoom, useInitialMatches } from '../../match-list/sport-room.tsx';
import { useText } from '../../text/use-text.ts';
import type { RenderClock } from '../../time/render-clock.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sharedForms, SharedForms } from '../../ui/fitting-name.tsx';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import type { LiveScreens } from '../frame-page.ts';
import { RowsGroup } from './rows-group.tsx';
import styles from './screens.module.css';

/** The next or the last matches of a league or a team, day by day. */
export default function MatchesScreen(props: LiveScreens['matches']) {
  const { title, page, roomSnapshot } = props;
  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden.text}>{title}</h1>
      {page.kind === 'failed' ? (
        <LoadFailed message={page.message} />
      ) : (
        <SportRoom roomSnapshot={roomSnapshot}>
          <Groups {...props} entries={page.value.entries} />
        </SportRoom>
      )}
    </div>
  );
}

interface GroupsProps extends Pick<LiveScreens['matches'], 'detail' | 'renderClock'> {
  entries: readonly ListedMatch[];
}

function Groups({ entries, detail, renderClock }: GroupsProps) {
  const t = useText();
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
    </SharedForms>
  );
}

function DayGroup({ group, renderClock }: { group: MatchGroup; renderClock: RenderClock }) {
  const initialMatches = useInitialMatches();
  const rows = group.entries.map(({ match }) => {
    const initial = initialMatches.get(match.id);
    return { id: match.id, initial: initial ? withLooksOf(initial, match) : match };
  });
  const { day, detail } = group;
  return <RowsGroup heading={day} headingLevel={2} {...{ detail, rows, renderClock }} />;
}
