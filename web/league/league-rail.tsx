import { useText } from '../ui/use-text.ts';
import { MatchesCard } from '../scores/list/matches-card.tsx';
import type { League } from '../domain/match.ts';
import type { RenderClock } from '../../edge/shared/time/render-clock.ts';
import { StandingsCard } from '../standings/standings-card.tsx';
import { leaguePath } from '../paths/league-path.ts';
import type { LeagueRailData } from './load-rail.server.ts';
import { TopPlayersCard } from './top-players-card.tsx';

export interface LeagueRailProps {
  league: League;
  data: LeagueRailData;
  renderClock: RenderClock;
}

/** Shows the parts beside a league's screen: its matches or its table, and its best players. */
export function LeagueRail({
  league,
  data: { matches, standings, topPlayers },
  renderClock,
}: LeagueRailProps) {
  const t = useText();
  return (
    <>
      {matches && (
        <MatchesCard
          title={t(matches.type === 'fixtures' ? 'league.liveAndNext' : 'league.results')}
          page={{ kind: 'loaded', value: matches.page }}
          to={leaguePath(league, matches.type)}
          empty={t('profile.noFixtures')}
          detail="round"
          renderClock={renderClock}
        />
      )}
      {standings && (
        <StandingsCard
          standings={{ kind: 'loaded', value: standings }}
          to={leaguePath(league, 'standings')}
          size={8}
        />
      )}
      {topPlayers && <TopPlayersCard top={topPlayers} sportKey={league.sportKey} />}
    </>
  );
}

/** Whether the rail has anything to show. Without a rail the screen takes the full width. */
export function hasRail({ matches, standings, topPlayers }: LeagueRailData): boolean {
  return matches !== null || standings !== null || topPlayers !== null;
}
