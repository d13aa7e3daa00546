import { useMemo, useState } from 'react';
import { Guard } from '../app/guard.tsx';
import { CannotShow } from '../ui/cannot-show.tsx';
import { PartsInSight } from '../ui/parts-in-sight.tsx';
import { partsOnScreen } from './card-parts.ts';
import { useCollapsedLeagues } from './collapsed-leagues.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './league-list.module.css';
import { collapseParts, leagueParts } from './league-parts.ts';
import type { ListedSport } from './listing.ts';
import type { Match } from '../domain/match.ts';
import type { Moment } from '../time/render-clock.ts';
import { SportHeading } from './sport-heading.tsx';

export interface LeagueListProps {
  sports: readonly ListedSport[];
  /** Whether each sport's name stands above its leagues. */
  isBySport?: boolean;
  /** Whether a league's matches can be hidden. */
  isCollapsible?: boolean;
  /** Where a match leads, in place of its page: then the names above lead nowhere. Stays the same. */
  pathOf?: ((match: Match) => string) | undefined;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
}

/** Up to here all rows are made in time. */
const FEW = 100;

const CANNOT_SHOW = <CannotShow what="league" />;

const NONE: ReadonlySet<string> = new Set();

/** Matches by league, one league below the other. */
export function LeagueList(props: LeagueListProps) {
  const { sports, isBySport = false, isCollapsible = false, pathOf, initial, moment } = props;
  // As it was opened: who reads it must not lose their place when it grows long.
  const [isWhole] = useState(
    () => sports.reduce((sum, { matchCount }) => sum + matchCount, 0) <= FEW,
  );
  const chosen = useCollapsedLeagues();
  const collapsed = isCollapsible ? chosen : NONE;
  const whole = useMemo(() => leagueParts(sports, isBySport), [sports, isBySport]);
  const parts = useMemo(() => collapseParts(whole, collapsed), [whole, collapsed]);
  if (parts.length === 0) return null;
  return (
    <div className={isBySport ? styles.bySport : styles.list}>
      <PartsInSight
        parts={parts}
        isWhole={isWhole}
        onServer={partsOnScreen(parts.map(({ league }) => league.matchIds.length))}
      >
        {({ league, part, isCollapsed, matchCount, begins, gap }, isServerMade) => (
          <div style={{ paddingBottom: gap }}>
            {begins && (
              <div className={styles.begins}>
                <SportHeading sport={begins} isLink={!pathOf} />
              </div>
            )}
            <Guard of={league} fallback={CANNOT_SHOW}>
              <LeagueCard
                league={league}
                part={part}
                isCollapsible={isCollapsible}
                isCollapsed={isCollapsed}
                matchCount={matchCount}
                isAtOnce={isServerMade}
                initial={initial}
                moment={moment}
                pathOf={pathOf}
                headingLevel={isBySport ? 4 : 2}
              />
            </Guard>
          </div>
        )}
      </PartsInSight>
    </div>
  );
}
