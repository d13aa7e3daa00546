import { data } from 'react-router';
import { FIRST_BRAND } from '../../edge/brand/brand.ts';
import { GONE } from '../api/or-withdrawn.ts';
import { notFound } from '../app/not-found.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { useShell } from '../app/shell.ts';
import { StoreBadges } from '../app-download/store-badges.tsx';
import { articleMeta } from '../news/article-meta.ts';
import { loadArticle } from '../news/load-article.server.ts';
import { SharedArticle } from '../news/shared-article.tsx';
import { Withdrawn } from '../news/withdrawn.tsx';
import type { Route } from './+types/app-news-share';

export const handle: RouteHandle = { pageName: 'app-news-share', layout: 'blank' };

/** Where a link leads that the apps share: `?id=` is the article's. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id');
  if (!id) throw notFound();
  return (await loadArticle(context, request, id)) ?? data(null, { status: GONE });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return articleMeta(loaderData, matches[0].loaderData);
}

export default function AppNewsShare({ loaderData }: Route.ComponentProps) {
  const brand = useShell()?.brand ?? FIRST_BRAND;
  if (!loaderData) return <Withdrawn what="article" />;
  return (
    <SharedArticle data={loaderData}>
      <StoreBadges brand={brand} />
    </SharedArticle>
  );
}
