import { memo } from 'react';
import { Link } from 'react-router';
import { leaguePath } from '../paths/league-path.ts';
import { Crest } from '../ui/crest.tsx';
import { CollapseButton } from './collapse-button.tsx';
import styles from './league-card.module.css';
import type { ListedLeague } from './listing.ts';
import { MatchRow } from './match-row.tsx';
import { starOfMatch } from './match-star.tsx';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { RowsCard } from './rows-card.tsx';

export interface LeagueCardProps {
  league: ListedLeague;
  initial: ReadonlyMap<string, Match>;
  renderClock: RenderClock;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Whether its matches can be hidden. */
  isCollapsible: boolean;
  isCollapsed: boolean;
  /**
   * Returns the path to which a match links in place of its page. The league's name is then not a
   * link.
   */
  pathOf?: ((match: Match) => string) | undefined;
}

/** Shows a league's matches of a day. Renders when its list changes, not when a score does. */
export const LeagueCard = memo(function LeagueCard(props: LeagueCardProps) {
  const { league, initial, renderClock, headingLevel, isCollapsible, isCollapsed, pathOf } = props;
  const Heading = `h${headingLevel}` as const;
  const heading = (
    <div className={styles.top}>
      <Heading className={styles.heading}>
        <Crest of={league} shape="tile" size={22} />
        {pathOf ? (
          <bdi className={styles.name}>{league.name}</bdi>
        ) : (
          <Link className={styles.name} to={leaguePath(league)} discover="none" dir="auto">
            {league.name}
          </Link>
        )}
        {league.country && <span className={styles.country}>{league.country}</span>}
      </Heading>
      {isCollapsible && <CollapseButton league={league} isCollapsed={isCollapsed} />}
    </div>
  );
  const ids = isCollapsed ? [] : league.matchIds;
  const furtherCount = isCollapsed ? 0 : league.furtherCount;
  return (
    <RowsCard id={league.key} heading={heading} count={ids.length + furtherCount}>
      {ids.map((id) => (
        <MatchRow
          key={id}
          id={id}
          initial={initial.get(id)}
          renderClock={renderClock}
          pathOf={pathOf}
          actionOf={pathOf ? undefined : starOfMatch}
        />
      ))}
      {furtherCount > 0 && (
        <li className={styles.further} style={{ '--rows': furtherCount }} aria-hidden="true" />
      )}
    </RowsCard>
  );
});
