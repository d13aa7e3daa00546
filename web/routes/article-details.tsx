import { data, redirect } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { parseArticle } from '../news/article.ts';
import { askForArticle, GONE } from '../news/load-article.server.ts';
import { WithdrawnArticle } from '../news/withdrawn-article.tsx';
import { articlePath } from '../paths/news-path.ts';
import type { Route } from './+types/article-details';

/** The flat alias of an article's page (spec point 2) leads to it for good. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? url.searchParams.get('articleId');
  if (!id) throw notFound();
  const { api } = loaderContextOf(context, request);
  const detail = await askForArticle(api, id, request.signal);
  if (detail === 'withdrawn') return data(null, { status: GONE });
  return redirect(articlePath(parseArticle(detail.article)), 301);
}

export default function ArticleDetails() {
  return <WithdrawnArticle />;
}
