import { useMemo } from 'react';
import type { ListedMatch } from '../../domain/event-page.ts';
import { GroupCard } from '../../scores/list/group-card.tsx';
import { groupMatches } from '../../scores/list/group-matches.ts';
import { useText } from '../../ui/use-text.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import styles from './favourite-page.module.css';

export interface StarredMatchesProps {
  starred: readonly ListedMatch[];
  renderClock: RenderClock;
}

/** Lists starred matches of days other than the page's; renders nothing without any. */
export function StarredMatches({ starred, renderClock }: StarredMatchesProps) {
  const t = useText();
  const groups = useMemo(
    () => groupMatches(t, starred, 'league', renderClock),
    [t, starred, renderClock],
  );
  if (groups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="starred">
      <h2 id="starred">{t('favouritePages.otherDays')}</h2>
      {groups.map((group) => (
        <GroupCard key={group.key} group={group} renderClock={renderClock} headingLevel={3} />
      ))}
    </section>
  );
}
