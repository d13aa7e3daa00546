import { useMemo } from 'react';
import { useGrowth } from '../ui/use-turns.ts';
import { LeagueCard } from './league-card.tsx';
import { rowsAbove } from './league-parts.ts';
import styles from './league-list.module.css';
import type { LeagueListProps } from './league-list.tsx';
import type { ListedLeague } from './listing.ts';
import { SportHeading } from './sport-heading.tsx';

/** Rows that follow with each turn. */
const STEP = 3;

/** A list of leagues with all of their rows; where the browser makes it, a few after the other. */
export function WholeLeagues(props: LeagueListProps) {
  const { sports, isBySport = false, pathOf, initial, moment } = props;
  const leagues = useMemo(() => sports.flatMap((sport) => sport.leagues), [sports]);
  const above = useMemo(() => rowsAbove(leagues), [leagues]);
  const made = useGrowth(
    leagues.reduce((sum, { matchIds }) => sum + matchIds.length, 0),
    STEP,
  );
  const cards = (some: readonly ListedLeague[]) =>
    some.map((league) => (
      <LeagueCard
        key={league.key}
        league={league}
        initial={initial}
        moment={moment}
        pathOf={pathOf}
        headingLevel={isBySport ? 4 : 2}
        most={Math.min(Math.max(0, made - (above.get(league.key) ?? 0)), league.matchIds.length)}
      />
    ));
  return (
    <div className={styles.list}>
      {isBySport
        ? sports.map((sport) => (
            <section key={sport.sportKey} className={styles.sport}>
              <SportHeading sport={sport} isLink={!pathOf} />
              {cards(sport.leagues)}
            </section>
          ))
        : cards(leagues)}
    </div>
  );
}
