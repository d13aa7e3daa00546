import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PartsInSight, type PartsHandle } from '../ui/parts-in-sight.tsx';
import { beginsCard, endsCard, PART_HEIGHT, partsOnScreen, type CardPart } from './card-parts.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './league-list.module.css';
import type { LeagueListProps } from './league-list.tsx';
import { leagueParts, type LeagueCardPart } from './league-parts.ts';
import { SportHeading } from './sport-heading.tsx';

/** A list of leagues of which only what is in sight is made. */
export function LeaguesInSight(props: LeagueListProps) {
  const { sports, isBySport = false, pathOf, initial, moment } = props;
  const [list, setList] = useState<PartsHandle | null>(null);
  const parts = useMemo(() => leagueParts(sports), [sports]);
  useAnchors(list, parts);
  const rows = parts.map(({ league }) => league.matchIds.length);
  return (
    <div className={styles.inSight}>
      <PartsInSight
        ref={setList}
        parts={parts}
        keyOf={({ key }) => key}
        height={PART_HEIGHT}
        first={partsOnScreen(rows)}
      >
        {({ league, part, begins, isFollowed }, isMade) => (
          <div className={classOf(part, isBySport && isFollowed)}>
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

function classOf(part: CardPart, isNear: boolean): string | undefined {
  if (!endsCard(part)) return undefined;
  return isNear ? styles.near : styles.last;
}

/** Px that a league is kept below the top, where a bar is. */
const BELOW_BAR = 80;

/** Links to a league (`#football-7`) find it where it has not been made yet. */
function useAnchors(list: PartsHandle | null, parts: readonly LeagueCardPart[]): void {
  const go = useEffectEvent(() => {
    const key = decoded(location.hash.slice(1));
    const place = parts.findIndex(({ league, part }) => beginsCard(part) && league.key === key);
    if (place !== -1) list?.scrollTo(place, BELOW_BAR);
  });
  useEffect(() => {
    if (!list) return undefined;
    const onChange = () => go();
    if (location.hash) go();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [list]);
}

/** A visitor may have typed anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
