import { memo } from 'react';
import { MatchRow } from '../match-row.tsx';
import { starOfMatch } from '../match-star.tsx';
import { RowsCard } from '../rows-card.tsx';
import type { Match } from '../../domain/match.ts';
import type { RenderClock } from '../../../edge/shared/time/render-clock.ts';
import styles from './group-card.module.css';
import type { MatchGroup } from './group-matches.ts';
import { useInitialMatch } from '../../live/sport-room.tsx';

export interface GroupCardProps {
  group: MatchGroup;
  renderClock: RenderClock;
  headingLevel: 2 | 3;
}

/** Shows one group's matches, each row live. */
export const GroupCard = memo(function GroupCard({
  group,
  renderClock,
  headingLevel,
}: GroupCardProps) {
  const { day, detail, entries } = group;
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
        <ListedRow key={match.id} match={match} renderClock={renderClock} />
      ))}
    </RowsCard>
  );
});

function ListedRow({ match, renderClock }: { match: Match; renderClock: RenderClock }) {
  return (
    <MatchRow
      id={match.id}
      initial={useInitialMatch(match)}
      renderClock={renderClock}
      actionOf={starOfMatch}
    />
  );
}
