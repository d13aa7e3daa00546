import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf, type Settled } from '../api/settled.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { listLd } from '../app/list-ld.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import type { Page } from '../app/page-cache.ts';
import type { ArticleCard } from '../news/article.ts';
import { loadNews } from '../news/load-news.server.ts';
import { newsFeedPath } from '../news/news-feed-path.ts';
import { NewsPage } from '../news/news-page.tsx';
import { isMainSport } from '../paths/match-path.ts';
import { articlePath, newsPath } from '../paths/news-path.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import type { Route } from './+types/news';

export const handle: RouteHandle = {
  pageName: 'news',
  headerTitle: 'header.news',
  validate: isSportAndSlugValid,
};

/**
 * Articles per page: those of the front and the first of the list, which loads more near its end.
 */
const PAGE_SIZE = 10;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaderContext = loaderContextOf(context, request);
  const sportKey = params.sport !== undefined && isMainSport(params.sport) ? params.sport : null;
  const flag = url.searchParams.get('flag');
  const page = await loadNews(loaderContext, { size: PAGE_SIZE, sportKey, flag }, request.signal);
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  return data(
    { sportKey, page: withoutHiddenSummaries(page), renderClock },
    { status: statusOf(page) },
  );
}

/** Returns the page without the summaries that it does not show: all but the first article's. */
function withoutHiddenSummaries(page: Settled<Page<ArticleCard>>): Settled<Page<ArticleCard>> {
  if (page.kind === 'failed') return page;
  const { entries, flag } = page.value;
  const shown = entries.map((article, place) =>
    place === 0 ? article : { ...article, summary: '' },
  );
  return { kind: 'loaded', value: { entries: shown, flag } };
}

/** Feed formats that the page announces, with their names. */
const FEEDS = [
  { format: 'rss', type: 'application/rss+xml', name: 'RSS' },
  { format: 'atom', type: 'application/atom+xml', name: 'Atom' },
] as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const sportKey = loaderData?.sportKey ?? null;
  const sport = sportKey && t(`sportInText.${sportKey}`);
  return [
    ...pageMeta(
      {
        title: sport === null ? t('navigation.news') : t('news.ofSport', { sport }),
        description: t('news.description'),
        path: newsPath(sportKey),
      },
      setting,
    ),
    ...listLd(loaderData?.page, articlePath, setting),
    ...FEEDS.map(({ format, type, name }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title: `${t('navigation.news')} (${name})`,
      href: newsFeedPath(format, sportKey, t.language),
    })),
  ];
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
