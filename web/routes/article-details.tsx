import { redirect } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { notFound } from '../app/not-found.ts';
import { parseArticle } from '../news/article.ts';
import { articlePath } from '../paths/news-path.ts';
import type { Route } from './+types/article-details';

/** The flat alias of an article's page (spec point 2) leads to it for good. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? url.searchParams.get('articleId');
  if (!id) throw notFound();
  const { api } = loaderContextOf(context, request);
  const detail = await orThrowResponse(callOrNull(api, CALLS.getArticle, { id }, request.signal));
  if (!detail) throw notFound();
  return redirect(articlePath(parseArticle(detail.article)), 301);
}

export default function ArticleDetails() {
  return null;
}
