import { memo } from 'react';
import { Link } from 'react-router';
import { leaguePath } from '../league/league-path.ts';
import cardPart from '../ui/card-part.module.css';
import { beginsCard, heightOfRows, type CardPart } from './card-parts.ts';
import styles from './league-card.module.css';
import { heightOfLeague } from './league-parts.ts';
import type { ListedLeague } from './listing.ts';
import { MatchRow } from './match-row.tsx';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';

export interface LeagueCardProps {
  league: ListedLeague;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 4;
  /** Which part of the league's rows it is: only its first has the heading. */
  part?: CardPart;
  /** Where a match leads, in place of its page: then the league's name leads nowhere. */
  pathOf?: ((match: Match) => string) | undefined;
  /** How many of its rows may be made; for the others it keeps their room. */
  most: number;
}

/** A league's matches of a day under its name. Renders when its list changes, not when a score does. */
export const LeagueCard = memo(function LeagueCard(props: LeagueCardProps) {
  const { league, initial, moment, headingLevel, part = 'whole', pathOf, most } = props;
  const Heading = `h${headingLevel}` as const;
  const hasHeading = beginsCard(part);
  const card = {
    className: `${cardPart.part} ${styles.card}`,
    'data-part': part === 'whole' ? undefined : part,
    id: hasHeading ? league.key : undefined,
  };
  if (most === 0)
    return <div {...card} style={{ height: heightOfLeague(part, league.matchIds.length) }} />;
  const toCome = Math.max(0, league.matchIds.length - most);
  return (
    <section {...card}>
      {hasHeading && (
        <Heading className={styles.heading}>
          {pathOf ? (
            <span className={styles.name}>{league.name}</span>
          ) : (
            <Link className={styles.name} to={leaguePath(league)}>
              {league.name}
            </Link>
          )}
          {league.country && <span className={styles.country}>{league.country}</span>}
        </Heading>
      )}
      <ul>
        {league.matchIds.slice(0, most).map((id) => (
          <MatchRow key={id} id={id} initial={initial.get(id)} moment={moment} pathOf={pathOf} />
        ))}
      </ul>
      {toCome > 0 && <div style={{ height: heightOfRows(toCome) }} />}
    </section>
  );
});
