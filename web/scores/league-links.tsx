import { useGrowth, useIsMadeHere } from '../ui/use-turns.ts';
import { setCollapsed } from './collapsed-leagues.ts';
import styles from './league-links.module.css';
import type { ListedLeague } from './listing.ts';

/** Links that follow with each turn. */
const STEP = 12;

/** The leagues of a day beside their matches, where there is room. Who goes to one sees its matches. */
export function LeagueLinks({ leagues }: { leagues: readonly ListedLeague[] }) {
  const isMadeHere = useIsMadeHere();
  const made = useGrowth(leagues.length, STEP, { isAtOnce: !isMadeHere });
  return (
    <nav className={styles.leagues} aria-label="Leagues">
      <ul>
        {leagues.slice(0, made).map((league) => (
          <li key={league.key}>
            <a
              className={styles.league}
              href={`#${league.key}`}
              onClick={() => setCollapsed(league.key, false)}
            >
              <span className={styles.name}>{league.name}</span>
              <span className={styles.count}>{league.matchIds.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
