import { useCallback } from 'react';
import { data } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import type { DirectoryEntry } from '../directory/directory.ts';
import { DirectoryPage } from '../directory/directory-page.tsx';
import { loadLeagues } from '../directory/load-directory.server.ts';
import { leaguePath, leaguesPath } from '../paths/league-path.ts';
import type { Route } from './+types/leagues';

export const handle: RouteHandle = {
  pageName: 'leagues',
  headerTitle: 'header.leagues',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const sport = sportByKey(params.sport);
  if (!sport) throw notFound();
  const entries = await loadLeagues(loaderContextOf(context, request).api, sport, request.signal);
  return data({ sport, entries }, { status: statusOf(entries) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.sport.name ?? 'All';
  return pageMeta(
    {
      title: `${name} leagues`,
      description: `${name} leagues by country, with live scores, fixtures, results and tables.`,
      ...(loaderData && { path: leaguesPath(loaderData.sport.key) }),
    },
    matches[0].loaderData,
  );
}

export default function Leagues({ loaderData: { sport, entries } }: Route.ComponentProps) {
  const pathOf = useCallback(
    ({ id, name }: DirectoryEntry) => leaguePath({ id, name, sportKey: sport.key }),
    [sport.key],
  );
  return (
    <DirectoryPage
      key={sport.key}
      title={`${sport.name} leagues`}
      prompt="Find a league"
      entries={entries}
      pathOf={pathOf}
      empty="No leagues yet."
    />
  );
}
