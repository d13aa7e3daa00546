import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadTeams } from '../compare/load-teams.server.ts';
import { enterAddress } from '../compare/opponents.ts';
import { TeamsPage } from '../compare/teams-page.tsx';
import { ProfileError } from '../entity-page/profile-error.tsx';
import { SCREENS_HANDLE } from '../entity-page/screens-handle.ts';
import { comparePath } from '../paths/compare-path.ts';
import type { Route } from './+types/compare-teams';

export const handle: RouteHandle = {
  ...SCREENS_HANDLE,
  pageName: 'compare-teams',
  headerTitle: 'header.compare',
};

/** Loads two teams to show side by side. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadTeams(context, request, [params.teamId, params.otherId]);
  enterAddress(url, comparePath('teams', ...loaded.teams));
  return loaded;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // The error page sets its own title.
  if (!loaderData) return [];
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const [one, other] = loaderData.teams;
  const names = { one: one.name, other: other.name };
  return pageMeta(
    {
      title: t('compare.title', names),
      description: t('compare.ofTeams', names),
      path: comparePath('teams', one, other),
    },
    setting,
  );
}

export default function CompareTeams({ loaderData }: Route.ComponentProps) {
  return <TeamsPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProfileError error={error} />;
}
