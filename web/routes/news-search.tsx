import { data } from 'react-router';
import * as CALLS from '../../edge/contracts/calls.ts';
import { call } from '../api/client.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { settleTyped, statusOf } from '../api/settled.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { NewsSearchPage, type NewsFound } from '../news/news-search-page.tsx';
import { MAX_KEYWORD_LENGTH } from '../../edge/contracts/call-inputs.ts';
import { findVideos } from '../tv/videos/load-videos.server.ts';
import { NewsAndVideos } from '../tv/videos/news-and-videos.tsx';
import type { Route } from './+types/news-search';

export const handle: RouteHandle = {
  pageName: 'news-search',
  headerTitle: 'header.news',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
};

const LAST_PAGE = 10_000;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { api, edge, timeZone } = loaderContext;
  const keyword = (url.searchParams.get('keyword') ?? '').trim().slice(0, MAX_KEYWORD_LENGTH);
  const asked = url.searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Math.min(Number(asked), LAST_PAGE) : 1;
  const { language } = edge.visitor;
  const search = (): Promise<NewsFound> =>
    settleTyped(call(api, CALLS.searchNews, { keyword, page, language }, request.signal));
  const [found, videos] = await Promise.all([
    keyword === '' ? ({ kind: 'loaded', value: null } satisfies NewsFound) : search(),
    page === 1 ? findVideos(loaderContext, keyword, request.signal) : [],
  ]);
  const renderClock = { now: edge.now, timeZone };
  return data({ keyword, found, videos, renderClock }, { status: statusOf(found) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const keyword = loaderData?.keyword;
  return pageMeta(
    {
      title: keyword ? t('news.searchTitle', { keyword }) : t('news.search'),
      description: t('news.description'),
      path: '/news/search',
      // Each keyword makes another page: search engines must index none of them.
      isIndexed: !keyword,
    },
    setting,
  );
}

export default function NewsSearch({ loaderData }: Route.ComponentProps) {
  const { videos, ...page } = loaderData;
  return (
    <NewsSearchPage {...page}>
      <NewsAndVideos news={[]} videos={videos} renderClock={page.renderClock} />
    </NewsSearchPage>
  );
}
