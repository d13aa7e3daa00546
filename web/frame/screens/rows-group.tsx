import type { Match } from '../../domain/match.ts';
import groupStyles from '../../match-list/group-card.module.css';
import { MatchRow } from '../../scores/match-row.tsx';
import { RowsCard } from '../../scores/rows-card.tsx';
import type { RenderClock } from '../../time/render-clock.ts';

export interface RowsGroupProps {
  heading: string;
  /** What is said beside it. */
  detail: string | null;
  /** Each with the match as the page brought it; one that appeared since has none. */
  rows: readonly { id: string; initial: Match | undefined }[];
  renderClock: RenderClock;
  headingLevel: 2 | 3;
}

/**
 * Matches under a heading, each row live, and without stars: what a fan has
 * starred is not known in a frame of another site.
 */
export function RowsGroup({ heading, detail, rows, renderClock, headingLevel }: RowsGroupProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RowsCard
      heading={
        <Heading className={groupStyles.heading}>
          <span className={groupStyles.day}>{heading}</span>
          {detail !== null && detail !== '' && <span className={groupStyles.detail}>{detail}</span>}
        </Heading>
      }
      headingHeight="max(36px, 1.1rem + 8px)"
      count={rows.length}
    >
      {rows.map(({ id, initial }) => (
        <MatchRow key={id} id={id} initial={initial} renderClock={renderClock} />
      ))}
    </RowsCard>
  );
}
