import { data } from 'react-router';
import { GONE } from '../api/or-withdrawn.ts';
import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useBrand } from '../app/shell.ts';
import { Withdrawn } from '../news/withdrawn.tsx';
import { loadShared } from '../share/load-shared.server.ts';
import { isShareType } from '../share/share-type.ts';
import { sharedMeta } from '../share/shared-meta.ts';
import { SharedPage } from '../share/shared-page.tsx';
import type { Route } from './+types/share';

export const handle: RouteHandle = { pageName: 'share', layout: 'blank' };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  // The parameter's name depends on the type.
  const [id = ''] = Object.values(params);
  const [, , type = ''] = url.pathname.split('/');
  if (!isShareType(type)) throw notFound();
  const loaded = await loadShared(context, request, { type, id });
  if (!loaded) return data(null, { status: GONE });
  const { shared } = loaded;
  return data(loaded, { status: shared.type === 'match' ? shared.status : 200 });
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return sharedMeta(loaderData, matches[0].loaderData, withdrawnKind(params));
}

export default function Share({ loaderData, params }: Route.ComponentProps) {
  const brand = useBrand();
  if (!loaderData) return <Withdrawn what={withdrawnKind(params)} />;
  return <SharedPage data={loaderData} brand={brand} />;
}

/** Only articles and videos are withdrawn. */
function withdrawnKind(params: object): 'article' | 'video' {
  return 'videoId' in params ? 'video' : 'article';
}
