import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import { tvHomePath } from '../paths/tv-path.ts';
import { loadTv } from '../tv/load-tv.server.ts';
import { tvMeta } from '../tv/tv-meta.ts';
import { TvHomePage } from '../tv/tv-home-page.tsx';
import type { Route } from './+types/tv-home';

export const handle: RouteHandle = {
  pageName: 'tv-home',
  headerTitle: 'header.tv',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const tv = await loadTv(loaderContextOf(context, request), request.signal);
  return data(tv, { status: statusOf(tv.guide) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return tvMeta({ title: 'tv.homeTitle', path: tvHomePath() }, loaderData, matches[0].loaderData);
}

export default function TvHomeRoute({ loaderData }: Route.ComponentProps) {
  return <TvHomePage {...loaderData} />;
}
