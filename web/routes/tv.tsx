import type { RouteHandle } from '../app/route-handle.ts';
import { tvPath } from '../paths/tv-path.ts';
import { loadTvRoute } from '../tv/load-tv.server.ts';
import { TV_HANDLE, tvMeta } from '../tv/tv-meta.ts';
import { TvPage } from '../tv/tv-page.tsx';
import type { Route } from './+types/tv';

export const handle: RouteHandle = { ...TV_HANDLE, pageName: '24/7-stream' };

export const loader = (args: Route.LoaderArgs) => loadTvRoute(handle, args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return tvMeta({ title: 'tv.title', path: tvPath() }, loaderData, matches[0].loaderData);
}

export default function TvRoute({ loaderData }: Route.ComponentProps) {
  return <TvPage {...loaderData} />;
}
