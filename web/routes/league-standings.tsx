import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { leaguePath } from '../paths/league-path.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { hasRail, LeagueRail } from '../league/league-rail.tsx';
import { leagueContextOf } from '../league/load-league.server.ts';
import { loadRail } from '../league/load-rail.server.ts';
import { NearOutlook } from '../league/outlook/near-outlook.tsx';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import { loadStandings, standingsQuery } from '../standings/load-standings.server.ts';
import type { Standings as StandingsValue } from '../standings/standings.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/league-standings';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const { api, league } = leagueContext;
  const query = standingsQuery(url.searchParams);
  const [standings, rail] = await Promise.all([
    loadStandings(api, league.id, query, request.signal),
    loadRail(leagueContext, 'standings', request.signal),
  ]);
  return data({ league, standings, query, rail }, { status: statusOf(standings) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, 'standings', matches[0].loaderData);
}

export default function Standings({
  loaderData: { league, standings, query, rail },
}: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useLeagueLayout();
  return (
    <ScreenColumns
      railLabel={t('league.beside')}
      rail={
        hasRail(rail) ? <LeagueRail league={league} data={rail} renderClock={renderClock} /> : null
      }
    >
      <StandingsPage
        standings={standings}
        path={leaguePath(league, 'standings')}
        query={query}
        empty={t('failure.league')}
      />
      {standings.kind === 'loaded' && standings.value && hasOutlookBelow(standings.value) && (
        <NearOutlook
          leagueId={league.id}
          seasonId={standings.value.season?.id}
          renderClock={renderClock}
        />
      )}
    </ScreenColumns>
  );
}

/**
 * Whether an outlook is shown: only below the table of all matches, not of home or away matches.
 */
function hasOutlookBelow({ hasOutlook, scope }: StandingsValue): boolean {
  return hasOutlook === true && scope === 'all';
}
