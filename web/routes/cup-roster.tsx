import { data } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { statusOf } from '../api/settled.ts';
import { CupRosterPage } from '../league/cup-roster-page.tsx';
import { cupRosterPath } from '../paths/league-path.ts';
import { leagueContextOf, loadLeagueLayout } from '../league/load-league.server.ts';
import { loadRoster } from '../league/load-roster.server.ts';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import type { Route } from './+types/cup-roster';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'cup-roster',
  headerTitle: 'header.squads',
  validate: ({ url }) => Boolean(url.searchParams.get('leagueId')),
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const leagueContext = await leagueContextOf(
    context,
    request,
    url.searchParams.get('leagueId') ?? '',
  );
  const [layout, roster] = await Promise.all([
    loadLeagueLayout(leagueContext, request.signal),
    loadRoster(leagueContext, url.searchParams.get('teamId'), request.signal),
  ]);
  return data({ layout, roster }, { status: statusOf(roster.groups) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  // Without data React Router shows the error page, which has its own title.
  if (!loaderData) return [];
  const t = metaText(setting);
  const { id, name } = loaderData.layout.league;
  return pageMeta(
    {
      title: t('roster.title', { league: name }),
      description: t('roster.description', { league: name }),
      path: cupRosterPath(id),
    },
    setting,
  );
}

export default function CupRoster({ loaderData }: Route.ComponentProps) {
  return <CupRosterPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
