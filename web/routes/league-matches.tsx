import { data } from 'react-router';
import { statusOf } from '../api/settled.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import { ScreenColumns } from '../entity-page/screen-columns.tsx';
import { hasRail, LeagueRail } from '../league/league-rail.tsx';
import { leagueContextOf, loadLeagueMatches } from '../league/load-league.server.ts';
import { loadRail } from '../league/load-rail.server.ts';
import { ListedMatches } from '../scores/list/listed-matches.tsx';
import { listQueryOf } from '../scores/list/load-listed.server.ts';
import { leaguePath } from '../paths/league-path.ts';
import { loadSeasons, NO_SEASONS } from '../league/load-seasons.server.ts';
import { PillLinks } from '../ui/pill-links.tsx';
import { useText } from '../ui/use-text.ts';
import type { Route } from './+types/league-matches';

/** Loads a league's fixtures or results, which have separate addresses. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const leagueContext = await leagueContextOf(context, request, params.leagueId);
  const seasonId = url.searchParams.get('seasonId') || undefined;
  const query = { ...listQueryOf(url), seasonId };
  const { league } = leagueContext;
  const [page, seasons, rail] = await Promise.all([
    loadLeagueMatches(leagueContext, query, request.signal),
    // Past seasons have no fixtures.
    query.type === 'results' ? loadSeasons(leagueContext, seasonId, request.signal) : NO_SEASONS,
    loadRail(leagueContext, 'matches', request.signal),
  ]);
  return data(
    { league, type: query.type, page, seasonId, seasons, rail },
    { status: statusOf(page) },
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, loaderData?.type ?? 'fixtures', matches[0].loaderData);
}

export default function LeagueMatches({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useLeagueLayout();
  const { league, type, page, seasonId, seasons, rail } = loaderData;
  const path = leaguePath(league, type);
  const ofSeason = (id: string) => `${path}?${new URLSearchParams({ seasonId: id })}`;
  return (
    <ScreenColumns
      railLabel={t('league.beside')}
      rail={
        hasRail(rail) ? <LeagueRail league={league} data={rail} renderClock={renderClock} /> : null
      }
    >
      {seasons.length > 1 && (
        <PillLinks
          label={t('standings.seasons')}
          links={seasons.map(({ id, name, isShown }) => ({
            label: name,
            to: ofSeason(id),
            isCurrent: isShown,
          }))}
        />
      )}
      <ListedMatches
        page={page}
        path={seasonId === undefined ? path : ofSeason(seasonId)}
        empty={t('failure.league')}
        detail="round"
        renderClock={renderClock}
      />
    </ScreenColumns>
  );
}
