import { memo } from 'react';
import { Link } from 'react-router';
import { leaguePath } from '../paths/league-path.ts';
import { InTurns } from '../ui/in-turns.tsx';
import cardPart from '../ui/card-part.module.css';
import { beginsCard, heightOfRows, STEP, type CardPart } from './card-parts.ts';
import { CollapseButton } from './collapse-button.tsx';
import styles from './league-card.module.css';
import type { ListedLeague } from './listing.ts';
import { MatchRow } from './match-row.tsx';
import type { Match } from '../domain/match.ts';
import type { Moment } from '../time/render-clock.ts';

export interface LeagueCardProps {
  league: ListedLeague;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 4;
  /** Which part of the league's rows it is: only its first has the heading. */
  part: CardPart;
  /** Whether its matches can be hidden. */
  isCollapsible: boolean;
  /** Whether they are. */
  isCollapsed: boolean;
  /** How many it has, in all of its parts. */
  matchCount: number;
  /** Whether all of its rows are there at once. */
  isAtOnce: boolean;
  /** Where a match leads, in place of its page: then the league's name leads nowhere. */
  pathOf?: ((match: Match) => string) | undefined;
}

/** A league's matches of a day under its name. Renders when its list changes, not when a score does. */
export const LeagueCard = memo(function LeagueCard(props: LeagueCardProps) {
  const { league, initial, moment, headingLevel, part, isAtOnce, pathOf } = props;
  const { isCollapsible, isCollapsed, matchCount } = props;
  const Heading = `h${headingLevel}` as const;
  const heading = (
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
  );
  return (
    <section className={cardPart.part} data-part={part === 'whole' ? undefined : part}>
      {beginsCard(part) &&
        (isCollapsible ? (
          <div className={styles.top}>
            {heading}
            <CollapseButton league={league} matchCount={matchCount} isCollapsed={isCollapsed} />
          </div>
        ) : (
          heading
        ))}
      <InTurns
        count={league.matchIds.length}
        step={STEP}
        isAtOnce={isAtOnce}
        roomFor={heightOfRows}
      >
        {(made) =>
          made > 0 && (
            <ul>
              {league.matchIds.slice(0, made).map((id) => (
                <MatchRow
                  key={id}
                  id={id}
                  initial={initial.get(id)}
                  moment={moment}
                  pathOf={pathOf}
                />
              ))}
            </ul>
          )
        }
      </InTurns>
    </section>
  );
});
