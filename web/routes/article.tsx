import { data, redirect } from 'react-router';
import { GONE } from '../api/or-withdrawn.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { articleMeta } from '../news/article-meta.ts';
import { ArticlePage } from '../news/article-page.tsx';
import { loadArticle } from '../news/load-article.server.ts';
import { Withdrawn } from '../news/withdrawn.tsx';
import { articlePath } from '../paths/news-path.ts';
import { canonicalAddress, isSportAndSlugValid } from '../paths/slug-rule.ts';
import type { Route } from './+types/article';

export const handle: RouteHandle = {
  pageName: 'article',
  headerTitle: 'header.news',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadArticle(context, request, params.articleId);
  if (!loaded) return data(null, { status: GONE });
  const canonical = canonicalAddress({ params, url }, articlePath(loaded.article));
  if (canonical) throw redirect(canonical, 301);
  return loaded;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return articleMeta(loaderData, matches[0].loaderData);
}

export default function Article({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ArticlePage data={loaderData} /> : <Withdrawn what="article" />;
}
