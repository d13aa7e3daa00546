import { Link } from 'react-router';
import { LeagueCard } from './league-card.tsx';
import type { ListedSport } from './listing.ts';
import { isMainSport, matchesPath } from './match-path.ts';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';
import styles from './sport-section.module.css';

export interface SportSectionProps {
  sport: ListedSport;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
}

/** A sport's leagues on Home, one below the other. */
export function SportSection({ sport, initial, moment }: SportSectionProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        {isMainSport(sport.sportKey) ? (
          <Link className={styles.link} to={matchesPath(sport.sportKey)}>
            {sport.name}
            <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
              <path className={styles.chevron} d="M1.5 1.5 6 6l-4.5 4.5" />
            </svg>
          </Link>
        ) : (
          sport.name
        )}
        <span className={styles.count}>{sport.matchCount}</span>
      </h3>
      {sport.leagues.map((league) => (
        <LeagueCard
          key={league.key}
          league={league}
          initial={initial}
          moment={moment}
          headingLevel={4}
        />
      ))}
    </section>
  );
}
