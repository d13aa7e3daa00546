import { Link } from 'react-router';
import { NO_LEAGUE_DATA } from '../../edge/contracts/messages.ts';
import { haveNoMatches } from '../entity/have-no-matches.ts';
import { OverviewColumns } from '../entity/overview-columns.tsx';
import { MatchesCard } from '../fixtures/matches-card.tsx';
import type { League } from '../domain/match.ts';
import type { Moment } from '../time/render-clock.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import button from '../ui/button.module.css';
import { Notice } from '../ui/notice.tsx';
import { leaguePath } from '../paths/league-path.ts';
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
    <OverviewColumns
      first={
        <MatchesCard
          title="Live and next"
          page={fixtures}
          to={leaguePath(league, 'fixtures')}
          empty="No matches to come."
          detail="round"
          moment={moment}
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
          moment={moment}
        />
      }
    />
  );
}

function isEmpty({ fixtures, results, standings }: LeagueOverviewParts): boolean {
  return (
    haveNoMatches([fixtures, results]) &&
    standings.kind === 'loaded' &&
    !standings.value?.tables.length
  );
}
