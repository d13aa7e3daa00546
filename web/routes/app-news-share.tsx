import { data } from 'react-router';
import { GONE } from '../api/or-withdrawn.ts';
import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import { Withdrawn } from '../news/withdrawn.tsx';
import { loadShared } from '../share/load-shared.server.ts';
import { sharedMeta } from '../share/shared-meta.ts';
import { SharedPage } from '../share/shared-page.tsx';
import type { Route } from './+types/app-news-share';

export const handle: RouteHandle = { pageName: 'app-news-share', layout: 'blank' };

/** Loads the article that the link names, which the apps share: `?id=` is the article's id. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  if (!id) throw notFound();
  const loaded = await loadShared(context, request, { type: 'article', id });
  return loaded ?? data(null, { status: GONE });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return sharedMeta(loaderData, matches[0].loaderData);
}

export default function AppNewsShare({ loaderData }: Route.ComponentProps) {
  const brand = useBrand();
  return loaderData ? <SharedPage data={loaderData} brand={brand} /> : <Withdrawn what="article" />;
}
