import { data } from 'react-router';
import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { notFound } from '../app/not-found.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { ForYouPage } from '../favourites/pages/for-you-page.tsx';
import { loadFollowedMedia } from '../favourites/pages/load-followed-media.server.ts';
import { loadStarred } from '../favourites/pages/load-starred.server.ts';
import { loadSuggested } from '../favourites/pages/load-suggested.server.ts';
import { isMainSport } from '../paths/match-path.ts';
import { encodeDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import type { Route } from './+types/for-you';

export const handle: RouteHandle = { pageName: 'for-you', headerTitle: 'header.forYou' };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { sport: key } = params;
  if (key !== undefined && !isMainSport(key)) throw notFound();
  const sport = key === undefined ? undefined : sportByKey(key);
  const loaderContext = loaderContextOf(context, request);
  const { edge, timeZone } = loaderContext;
  const from = startOfDay(edge.now, timeZone);
  const { signal } = request;
  const [day, starred, media, suggested] = await Promise.all([
    loadDay(loaderContext, { from, signal, ...(sport && { sport }) }),
    loadStarred(loaderContext, { from, sport }, signal),
    loadFollowedMedia(loaderContext, sport, signal),
    loadSuggested(loaderContext, sport, signal, edge.visitor.favourites),
  ]);
  return data(
    {
      day: encodeDay(day),
      starred,
      media,
      suggested,
      renderClock: { now: edge.now, timeZone },
    },
    { status: statusOfDay(day) },
  );
}

export function meta({ matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  return pageMeta(
    {
      title: t('favouritePages.forYou'),
      description: t('favouritePages.description'),
      // The page differs by visitor.
      isIndexed: false,
    },
    setting,
  );
}

export default function ForYou({ loaderData }: Route.ComponentProps) {
  return <ForYouPage {...loaderData} />;
}
