import { Link } from 'react-router';
import { NO_LEAGUE_DATA } from '../../edge/contracts/messages.ts';
import { haveNoMatches } from '../profile/have-no-matches.ts';
import { OverviewColumns } from '../profile/overview-columns.tsx';
import { MatchesCard } from '../match-list/matches-card.tsx';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../time/render-clock.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { leaguePath } from '../paths/league-path.ts';
import type { LeagueOverviewData } from './load-overview.server.ts';
import { TopPlayersCard } from './top-players-card.tsx';

export interface LeagueOverviewProps {
  league: League;
  data: LeagueOverviewData;
  hasBracket: boolean;
  renderClock: RenderClock;
}

/** What a fan of a league looks for first: what is on, who leads, how it ended lately. */
export function LeagueOverview({ league, data, hasBracket, renderClock }: LeagueOverviewProps) {
  const { fixtures, results, standings, topPlayers } = data;
  if (isEmpty(data)) return <Notice title={NO_LEAGUE_DATA} />;
  return (
    <OverviewColumns
      first={
        <MatchesCard
          title="Live and next"
          page={fixtures}
          to={leaguePath(league, 'fixtures')}
          empty="No matches to come."
          detail="round"
          renderClock={renderClock}
        />
      }
      sideLabel="Tables and players"
      side={
        <>
          {hasBracket && (
            <Link className={button.button} to={leaguePath(league, 'bracket')}>
              Knock-out bracket
            </Link>
          )}
          <StandingsCard standings={standings} to={leaguePath(league, 'standings')} size={8} />
          {topPlayers && <TopPlayersCard top={topPlayers} />}
        </>
      }
      second={
        <MatchesCard
          title="Latest results"
          page={results}
          to={leaguePath(league, 'results')}
          empty="No results yet."
          detail="round"
          renderClock={renderClock}
        />
      }
    />
  );
}

function isEmpty({ fixtures, results, standings }: LeagueOverviewData): boolean {
  return (
    haveNoMatches([fixtures, results]) &&
    standings.kind === 'loaded' &&
    !standings.value?.tables.length
  );
}
