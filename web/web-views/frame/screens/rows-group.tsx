import type { Match } from '../../../domain/match.ts';
import groupStyles from '../../../scores/list/group-card.module.css';
import { MatchRow } from '../../../scores/match-row.tsx';
import { RowsCard } from '../../../scores/rows-card.tsx';
import type { RenderClock } from '../../../../edge/shared/time/render-clock.ts';

export interface RowsGroupProps {
  heading: string;
  /** Text beside the heading. */
  detail: string | null;
  /** Matches to show; `initial` is undefined for one that appeared after the page loaded. */
  rows: readonly { id: string; initial: Match | undefined }[];
  renderClock: RenderClock;
  headingLevel: 2 | 3;
}

/**
 * Shows live match rows under a heading. They have no stars, since a frame on another site does not
 * know a fan's favourites.
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
