import { Fragment, useMemo } from 'react';
import { Guard } from '../app/guard.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import { useCollapsedLeagues } from './collapsed-leagues.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './league-list.module.css';
import type { ListedSport } from './listing.ts';
import type { Match } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { sharedForms, SharedForms } from '../ui/fitting-name.tsx';
import { SportHeading } from './sport-heading.tsx';

export interface LeagueListProps {
  sports: readonly ListedSport[];
  /** Whether each sport's name is shown above its leagues. */
  isBySport?: boolean;
  /** Whether a league's matches can be hidden. */
  isCollapsible?: boolean;
  /** Level of the leagues' headings in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /**
   * Returns the path to which a match links in place of its page. The names above are then not
   * links. Must be stable.
   */
  pathOf?: ((match: Match) => string) | undefined;
  initial: ReadonlyMap<string, Match>;
  renderClock: RenderClock;
}

const CANNOT_SHOW = <CannotShow what="league" />;

/** Lists matches by league. */
export function LeagueList(props: LeagueListProps) {
  const { sports, isBySport = false, isCollapsible = false, pathOf, initial, renderClock } = props;
  const { headingLevel = isBySport ? 4 : 2 } = props;
  const collapsed = useCollapsedLeagues();
  const shared = useSharedForms(initial);
  if (sports.length === 0) return null;
  return (
    <SharedForms value={shared}>
      <div className={isBySport ? styles.bySport : styles.list}>
        {sports.map((sport) => (
          <Fragment key={sport.sportKey}>
            {isBySport && <SportHeading sport={sport} isLink={!pathOf} />}
            {sport.leagues.map((league) =>
              league.matchIds.length === 0 &&
              league.furtherCount > 0 &&
              !(isCollapsible && collapsed.has(league.key)) ? (
                <div
                  key={league.key}
                  className={styles.further}
                  style={{ '--rows': league.furtherCount }}
                  aria-hidden="true"
                />
              ) : (
                <Guard key={league.key} of={league} fallback={CANNOT_SHOW}>
                  <LeagueCard
                    league={league}
                    isCollapsible={isCollapsible}
                    isCollapsed={isCollapsible && collapsed.has(league.key)}
                    initial={initial}
                    renderClock={renderClock}
                    pathOf={pathOf}
                    headingLevel={headingLevel}
                  />
                </Guard>
              ),
            )}
          </Fragment>
        ))}
      </div>
    </SharedForms>
  );
}

/** Returns the short names that several teams of the day share. */
function useSharedForms(initial: ReadonlyMap<string, Match>): ReadonlySet<string> {
  return useMemo(
    () => sharedForms([...initial.values()].flatMap(({ home, away }) => [home, away])),
    [initial],
  );
}
