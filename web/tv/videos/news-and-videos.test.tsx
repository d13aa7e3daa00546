import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { START } from '../../live/testing/lines.ts';
import type { ArticleCard } from '../../news/article.ts';
import { anArticle } from '../../news/testing/article-data.ts';
import { NewsAndVideos } from './news-and-videos.tsx';
import { aVideo } from './testing/video-data.ts';
import type { VideoCard } from './video.ts';

function titles(news: readonly ArticleCard[], videos: readonly VideoCard[]): string[] {
  const renderClock = { now: START, timeZone: 'UTC' };
  const page = <NewsAndVideos news={news} videos={videos} renderClock={renderClock} />;
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  const html = renderToStaticMarkup(<Stub />);
  return [...html.matchAll(/<(?:h2|a)[^>]*>([^<]+)</g)].map(([, title = '']) => title);
}

const ARTICLES = [anArticle('a1'), anArticle('a2')];

test.each([
  { has: 'news and videos', news: ARTICLES, videos: [aVideo('v1')] },
  { has: 'news alone', news: ARTICLES, videos: [] },
  { has: 'videos alone', news: [], videos: [aVideo('v1')] },
  { has: 'neither', news: [], videos: [] },
])('a page with $has shows that and no empty card', ({ news, videos }) => {
  expect(titles(news, videos)).toEqual([
    ...(news.length > 0 ? ['News', ...news.map(({ title }) => title)] : []),
    ...(videos.length > 0 ? ['Videos', ...videos.map(({ title }) => title)] : []),
  ]);
});
