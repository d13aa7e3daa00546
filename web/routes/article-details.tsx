import { redirect } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { parseArticle } from '../news/article.ts';
import { askForArticle } from '../news/load-article.server.ts';
import { articlePath } from '../paths/news-path.ts';
import type { Route } from './+types/article-details';

/** Permanently redirects an article's flat alias (spec point 2). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? url.searchParams.get('articleId');
  if (!id) throw notFound();
  const { api } = loaderContextOf(context, request);
  const detail = await askForArticle(api, id, request.signal);
  // A withdrawn article's page says so.
  const article =
    detail === 'withdrawn'
      ? { id, slug: 'withdrawn', sportKey: null }
      : parseArticle(detail.article);
  return redirect(articlePath(article), 301);
}

export default function ArticleDetails() {
  return null;
}
