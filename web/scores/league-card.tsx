import styles from './league-card.module.css';
import type { ListedLeague } from './listing.ts';
import { MatchRow } from './match-row.tsx';
import type { Match } from './match.ts';
import type { Moment } from './moment.ts';

export interface LeagueCardProps {
  league: ListedLeague;
  initial: ReadonlyMap<string, Match>;
  moment: Moment;
  /** Level of its heading in the page's outline. */
  headingLevel: 2 | 3 | 4;
}

export function LeagueCard({ league, initial, moment, headingLevel }: LeagueCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.card} id={league.key}>
      <Heading className={styles.heading}>
        <span className={styles.name}>{league.name}</span>
        {league.country && <span className={styles.country}>{league.country}</span>}
      </Heading>
      <ul>
        {league.matchIds.map((id) => (
          <MatchRow key={id} id={id} initial={initial.get(id)} moment={moment} />
        ))}
      </ul>
    </section>
  );
}
