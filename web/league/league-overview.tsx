import { Link } from 'react-router';
import { NO_LEAGUE_DATA } from '../../edge/contracts/messages.ts';
import { MatchesCard } from '../fixtures/matches-card.tsx';
import type { League } from '../scores/match.ts';
import type { Moment } from '../scores/moment.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import styles from './league-overview.module.css';
import { leaguePath } from './league-path.ts';
import type { LeagueOverviewParts } from './load-overview.server.ts';
import { TopPlayersCard } from './top-players-card.tsx';

export interface LeagueOverviewProps {
  league: League;
  parts: LeagueOverviewParts;
  hasBracket: boolean;
  moment: Moment;
}

/** What a fan of a league looks for first: what is on, who leads, how it ended lately. */
export function LeagueOverview({ league, parts, hasBracket, moment }: LeagueOverviewProps) {
  const { fixtures, results, standings, topPlayers } = parts;
  if (isEmpty(parts)) return <Notice title={NO_LEAGUE_DATA} />;
  return (
    <div className={styles.columns}>
      <div className={styles.first}>
        <MatchesCard
          title="Live and next"
          page={fixtures}
          to={leaguePath(league, 'fixtures')}
          empty="No matches to come."
          detail="round"
          moment={moment}
        />
      </div>
      <aside className={styles.side} aria-label="Tables and players">
        {hasBracket && (
          <Link className={button.button} to={leaguePath(league, 'bracket')}>
            Knock-out bracket
          </Link>
        )}
        <StandingsCard standings={standings} to={leaguePath(league, 'standings')} size={8} />
        {topPlayers && <TopPlayersCard top={topPlayers} />}
      </aside>
      <div className={styles.second}>
        <MatchesCard
          title="Latest results"
          page={results}
          to={leaguePath(league, 'results')}
          empty="No results yet."
          detail="round"
          moment={moment}
        />
      </div>
    </div>
  );
}

function isEmpty({ fixtures, results, standings }: LeagueOverviewParts): boolean {
  const lists = [fixtures, results].every(
    (page) => page.kind === 'loaded' && page.value.entries.length === 0,
  );
  return lists && standings.kind === 'loaded' && !standings.value?.tables.length;
}
