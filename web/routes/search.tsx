import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { settleTyped, statusOf } from '../api/settled.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { loadSearch } from '../search/load-search.server.ts';
import { readSearch } from '../search/search-entry.ts';
import { SearchPage } from '../search/search-page.tsx';
import { findVideos } from '../tv/videos/load-videos.server.ts';
import { NewsAndVideos } from '../tv/videos/news-and-videos.tsx';
import type { Route } from './+types/search';

export const handle: RouteHandle = {
  pageName: 'search',
  headerTitle: 'header.search',
  // The page has its own box.
  hideSearchIcon: 'everywhere',
  hideSubNavigation: 'mobile',
};

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const entry = readSearch(url.searchParams);
  const loaderContext = loaderContextOf(context, request);
  const { edge, timeZone } = loaderContext;
  const [found, videos] = await Promise.all([
    settleTyped(loadSearch(loaderContext, entry, request.signal)),
    entry.kind === null ? findVideos(loaderContext, entry.keyword, request.signal) : [],
  ]);
  const renderClock = { now: edge.now, timeZone };
  return data({ entry, found, videos, renderClock }, { status: statusOf(found) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const keyword = loaderData?.entry.keyword;
  return pageMeta(
    {
      title: keyword ? t('searchPage.title', { keyword }) : t('action.search'),
      description: t('searchPage.description'),
      path: '/search',
      // Each keyword makes another page: search engines must index none of them.
      isIndexed: !keyword,
    },
    setting,
  );
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { videos, renderClock, ...page } = loaderData;
  return (
    <SearchPage {...page}>
      {videos.length > 0 ? (
        <NewsAndVideos news={[]} videos={videos} renderClock={renderClock} />
      ) : null}
    </SearchPage>
  );
}
