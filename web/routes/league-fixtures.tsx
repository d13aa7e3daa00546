import { data } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { statusOf } from '../api/settled.ts';
import { loadListed, PAGE_SIZE } from '../match-list/load-listed.server.ts';
import { ListedMatches } from '../match-list/listed-matches.tsx';
import { useText } from '../text/use-text.ts';
import { leagueMeta } from '../league/league-meta.ts';
import { leaguePath } from '../paths/league-path.ts';
import { leagueContextOf } from '../league/load-league.server.ts';
import { useLeagueLayout } from '../league/use-league-layout.ts';
import type { Route } from './+types/league-fixtures';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { api, league, radarId } = await leagueContextOf(context, request, params.leagueId);
  const flag = url.searchParams.get('flag') ?? undefined;
  const { signal } = request;
  const page = await loadListed(
    callOrNull(
      api,
      CALLS.listLeagueEvents,
      { leagueRadarId: radarId, type: 'fixtures', flag, size: PAGE_SIZE },
      signal,
    ),
    flag,
  );
  return data({ league, page }, { status: statusOf(page) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return leagueMeta(loaderData?.league, 'fixtures', matches[0].loaderData);
}

export default function Fixtures({ loaderData: { league, page } }: Route.ComponentProps) {
  const t = useText();
  const { renderClock } = useLeagueLayout();
  return (
    <ListedMatches
      page={page}
      path={leaguePath(league, 'fixtures')}
      empty={t('failure.league')}
      detail="round"
      renderClock={renderClock}
    />
  );
}
