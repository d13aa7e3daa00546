import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { loadNews } from '../news/load-news.server.ts';
import { newsRss } from '../news/news-rss.ts';
import { isMainSport } from '../paths/match-path.ts';
import { textAnswer } from '../sitemap/text-answer.ts';
import { textOf } from '../text/text.ts';
import type { Route } from './+types/news-rss';

/** The newest articles of a sport, or of all, for readers of feeds. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { sport } = params;
  if (sport !== undefined && !isMainSport(sport)) throw notFound();
  const loaderContext = loaderContextOf(context, request);
  const sportKey = sport ?? null;
  const page = await loadNews(loaderContext, { sportKey, flag: null }, request.signal);
  if (page.kind === 'failed') return new Response(page.message, { status: page.status });
  const { brand, language } = loaderContext.edge.visitor;
  const rss = newsRss(textOf(language), brand, sportKey, page.value.entries);
  return textAnswer(rss, 'application/rss+xml');
}
