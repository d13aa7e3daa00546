import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { loadNews } from '../news/load-news.server.ts';
import { newsAtom } from '../news/news-atom.ts';
import { articleItem, newsFeedOf, type FeedItem } from '../news/news-feed.ts';
import { newsRss } from '../news/news-rss.ts';
import { isMainSport } from '../paths/match-path.ts';
import { videoPath } from '../paths/video-path.ts';
import { feedAnswer } from '../news/feed-answer.ts';
import { textOf } from '../../edge/shared/text/text.ts';
import { loadHighlights } from '../tv/videos/load-videos.server.ts';
import type { VideoCard } from '../tv/videos/video.ts';
import type { Route } from './+types/news-feed';

const ARTICLES = 20;

/** Returns an RSS or Atom feed of the newest articles and videos, of one sport or all. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { sport } = params;
  if (sport !== undefined && !isMainSport(sport)) throw notFound();
  const loaderContext = loaderContextOf(context, request);
  const sportKey = sport ?? null;
  const newest = { sportKey, flag: null };
  const [page, videos] = await Promise.all([
    loadNews(loaderContext, { size: ARTICLES, ...newest }, request.signal),
    loadHighlights(loaderContext, newest, request.signal),
  ]);
  if (page.kind === 'failed') return new Response(page.message, { status: page.status });
  const { brand, language } = loaderContext.edge.visitor;
  const format = url.pathname.endsWith('/atom.xml') ? 'atom' : 'rss';
  const feed = newsFeedOf(textOf(language), brand, { format, sportKey }, [
    ...page.value.entries.map(articleItem),
    // A feed without videos is better than none.
    ...(videos.kind === 'loaded' ? videos.value.entries.map(videoItem) : []),
  ]);
  return format === 'atom'
    ? feedAnswer(request, newsAtom(feed), 'application/atom+xml')
    : feedAnswer(request, newsRss(feed), 'application/rss+xml');
}

/** Returns a video as an item of a feed. */
function videoItem(video: VideoCard): FeedItem {
  return { ...video, kind: 'video', summary: video.description, path: videoPath(video) };
}
