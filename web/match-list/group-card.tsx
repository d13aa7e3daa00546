import { memo } from 'react';
import { MatchRow } from '../scores/match-row.tsx';
import { RowsCard } from '../scores/rows-card.tsx';
import type { RenderClock } from '../time/render-clock.ts';
import styles from './group-card.module.css';
import type { MatchGroup } from './group-matches.ts';
import { useInitialMatches } from './sport-room.tsx';

export interface GroupCardProps {
  group: MatchGroup;
  renderClock: RenderClock;
  headingLevel: 2 | 3;
}

/** Matches of a day under its name, each row live. */
export const GroupCard = memo(function GroupCard({
  group,
  renderClock,
  headingLevel,
}: GroupCardProps) {
  const { day, detail, entries } = group;
  const initialMatches = useInitialMatches();
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <Heading className={styles.heading}>
      <span className={styles.day}>{day}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Heading>
  );
  return (
    <RowsCard heading={heading} headingHeight="max(36px, 1.1rem + 8px)" count={entries.length}>
      {entries.map(({ match }) => (
        <MatchRow
          key={match.id}
          id={match.id}
          initial={initialMatches.get(match.id) ?? match}
          renderClock={renderClock}
        />
      ))}
    </RowsCard>
  );
});
