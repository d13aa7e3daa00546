import { useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  WindowVirtualizer,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { beginsLeague, chunksFor, chunksOf, endsLeague, heightOf } from './league-chunks.ts';
import { LeagueCard } from './league-card.tsx';
import styles from './league-list.module.css';
import type { ListedLeague } from './listing.ts';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';

export interface LeagueListProps {
  leagues: readonly ListedLeague[];
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
  /** Of a long list, in how many parts rows may be made; else in all that are in sight. */
  mostParts?: number | undefined;
}

/** Up to here all rows are simply there. */
const FEW = 100;
/** More than a screen is tall: what is made on the server fills it. */
const FIRST = 14;

/** px of a part until it has been measured: three rows, as most have. */
const PART_HEIGHT = 201;

/** Whether a list is so long that only the part of it in sight is made. */
export function isLong(leagues: readonly ListedLeague[]): boolean {
  return leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0) > FEW;
}

/** A day's leagues one below the other; of a long day only those in sight, and some around them. */
export function LeagueList(props: LeagueListProps) {
  const { leagues, initial, moment, mostParts = Infinity } = props;
  const list = useRef<WindowVirtualizerHandle>(null);
  const chunks = useMemo(() => chunksOf(leagues), [leagues]);
  useAnchors(
    list,
    useMemo(
      () =>
        new Map(
          chunks.flatMap(({ league, part }, index) =>
            beginsLeague(part) ? [[league.key, index]] : [],
          ),
        ),
      [chunks],
    ),
  );
  if (!isLong(leagues))
    return (
      <div className={styles.list}>
        {leagues.map((league) => (
          <LeagueCard
            key={league.key}
            league={league}
            initial={initial}
            moment={moment}
            headingLevel={2}
          />
        ))}
      </div>
    );
  return (
    <div className={styles.inSight}>
      <WindowVirtualizer
        ref={list}
        data={chunks}
        ssrCount={chunksFor(chunks, FIRST)}
        itemSize={PART_HEIGHT}
        item={Place}
      >
        {(chunk, index) => (
          <div
            key={`${chunk.league.key} ${chunk.league.matchIds[0]}`}
            className={endsLeague(chunk.part) ? styles.last : undefined}
          >
            {index >= mostParts ? (
              <div className={styles.coming} style={{ height: heightOf(chunk) }} />
            ) : (
              <LeagueCard
                league={chunk.league}
                initial={initial}
                moment={moment}
                headingLevel={2}
                part={chunk.part}
              />
            )}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  );
}

/**
 * Where a part stands. Until it has been measured it is not seen: by opacity,
 * which is its own alone, where `visibility` would style all that is in it anew.
 */
function Place({ style: { visibility, ...style }, ref, children }: CustomItemComponentProps) {
  return (
    <div ref={ref} style={{ ...style, opacity: visibility === 'hidden' ? 0 : undefined }}>
      {children}
    </div>
  );
}

/** Px that a league is kept below the bar at the top. */
const BELOW_BAR = -80;

/** Links to a league (`#football-7`) find it where it has not been made yet. */
function useAnchors(
  list: RefObject<WindowVirtualizerHandle | null>,
  places: ReadonlyMap<string, number>,
): void {
  useEffect(() => {
    const go = () => {
      const place = places.get(decodeURIComponent(location.hash.slice(1)));
      if (place !== undefined)
        list.current?.scrollToIndex(place, { align: 'start', offset: BELOW_BAR });
    };
    if (location.hash) go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [list, places]);
}
