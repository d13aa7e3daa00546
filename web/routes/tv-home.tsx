import type { RouteHandle } from '../app/route-handle.ts';
import { tvHomePath } from '../paths/tv-path.ts';
import { loadTvRoute } from '../tv/load-tv.server.ts';
import { TV_HANDLE, tvMeta } from '../tv/tv-meta.ts';
import { TvHomePage } from '../tv/tv-home-page.tsx';
import type { Route } from './+types/tv-home';

export const handle: RouteHandle = { ...TV_HANDLE, pageName: 'tv-home' };

export const loader = (args: Route.LoaderArgs) => loadTvRoute(handle, args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return tvMeta({ title: 'tv.homeTitle', path: tvHomePath() }, loaderData, matches[0].loaderData);
}

export default function TvHomeRoute({ loaderData }: Route.ComponentProps) {
  return <TvHomePage {...loaderData} />;
}
