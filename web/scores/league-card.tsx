import { memo } from 'react';
import { Link } from 'react-router';
import { leaguePath } from '../league/league-path.ts';
import styles from './league-card.module.css';
import { beginsLeague, type LeaguePart } from './league-chunks.ts';
import type { ListedLeague } from './listing.ts';
import { MatchRow } from './match-row.tsx';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';

export interface LeagueCardProps {
  league: ListedLeague;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Which part of the league's rows it is: only its first has the heading. */
  part?: LeaguePart;
}

/** A league's matches of a day under its name. Renders when its list changes, not when a score does. */
export const LeagueCard = memo(function LeagueCard(props: LeagueCardProps) {
  const { league, initial, moment, headingLevel, part = 'whole' } = props;
  const Heading = `h${headingLevel}` as const;
  const hasHeading = beginsLeague(part);
  return (
    <section
      className={styles.card}
      data-part={part === 'whole' ? undefined : part}
      id={hasHeading ? league.key : undefined}
    >
      {hasHeading && (
        <Heading className={styles.heading}>
          <Link className={styles.name} to={leaguePath(league)}>
            {league.name}
          </Link>
          {league.country && <span className={styles.country}>{league.country}</span>}
        </Heading>
      )}
      <ul>
        {league.matchIds.map((id) => (
          <MatchRow key={id} id={id} initial={initial.get(id)} moment={moment} />
        ))}
      </ul>
    </section>
  );
});
