import { data } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { directoryMeta } from '../directory/directory-meta.ts';
import { DirectoryPage } from '../directory/directory-page.tsx';
import { loadTeams } from '../directory/load-directory.server.ts';
import type { Route } from './+types/teams';

export const handle: RouteHandle = {
  pageName: 'teams',
  headerTitle: 'header.teams',
  playersTitle: 'header.players',
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const sport = sportByKey(params.sport);
  if (!sport) throw notFound();
  const entries = await loadTeams(loaderContextOf(context, request), sport, request.signal);
  return data({ sport, entries }, { status: statusOf(entries) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return directoryMeta('teams', loaderData?.sport, matches[0].loaderData);
}

export default function Teams({ loaderData }: Route.ComponentProps) {
  return <DirectoryPage key={loaderData.sport.key} name="teams" {...loaderData} />;
}
