import { useEffect, useEffectEvent, useMemo, useRef, type RefObject } from 'react';
import { PartsInSight, type PartsHandle } from '../ui/parts-in-sight.tsx';
import { beginsCard, endsCard, PART_HEIGHT, partsOnScreen } from './card-parts.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './league-list.module.css';
import type { LeagueListProps } from './league-list.tsx';
import { heightOfLeague, leagueParts, type LeagueCardPart } from './league-parts.ts';
import { SportHeading } from './sport-heading.tsx';

/** A list of leagues of which only what is in sight is made. */
export function LeaguesInSight(props: LeagueListProps) {
  const { sports, isBySport = false, pathOf, initial, moment } = props;
  const list = useRef<PartsHandle>(null);
  const parts = useMemo(() => leagueParts(sports), [sports]);
  useAnchors(list, parts);
  return (
    <div className={styles.inSight}>
      <PartsInSight
        ref={list}
        parts={parts}
        keyOf={({ key }) => key}
        height={PART_HEIGHT}
        first={partsOnScreen(
          parts.map(({ league, part }) => heightOfLeague(part, league.matchIds.length)),
        )}
      >
        {({ league, part, begins }, isMade) => (
          <div className={endsCard(part) ? styles.last : undefined}>
            {isBySport && begins && (
              <div className={styles.begins}>
                <SportHeading sport={begins} isLink={!pathOf} />
              </div>
            )}
            <LeagueCard
              league={league}
              part={part}
              initial={initial}
              moment={moment}
              pathOf={pathOf}
              headingLevel={isBySport ? 4 : 2}
              most={isMade ? league.matchIds.length : 0}
            />
          </div>
        )}
      </PartsInSight>
    </div>
  );
}

/** Px that a league is kept below the top, where a bar is. */
const BELOW_BAR = 80;

/** Links to a league (`#football-7`) find it where it has not been made yet. */
function useAnchors(list: RefObject<PartsHandle | null>, parts: readonly LeagueCardPart[]): void {
  const go = useEffectEvent(() => {
    const key = decodeURIComponent(location.hash.slice(1));
    const place = parts.findIndex(({ league, part }) => beginsCard(part) && league.key === key);
    if (place !== -1) list.current?.scrollTo(place, BELOW_BAR);
  });
  useEffect(() => {
    const onChange = () => go();
    if (location.hash) go();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
}
