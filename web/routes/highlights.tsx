import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { statusOf } from '../api/settled.ts';
import { listLd } from '../app/list-ld.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isMainSport } from '../paths/match-path.ts';
import { highlightsPath, videoPath } from '../paths/video-path.ts';
import { HighlightsPage } from '../tv/videos/highlights-page.tsx';
import { loadHighlights, loadPlaylists } from '../tv/videos/load-videos.server.ts';
import type { Route } from './+types/highlights';

export const handle: RouteHandle = { pageName: 'highlights', headerTitle: 'header.highlights' };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { signal } = request;
  const asked = url.searchParams.get('sport') ?? '';
  const sportKey = isMainSport(asked) ? asked : null;
  const flag = url.searchParams.get('flag');
  const [page, playlists] = await Promise.all([
    loadHighlights(loaderContext, { sportKey, flag }, signal),
    loadPlaylists(loaderContext, sportKey, signal),
  ]);
  const renderClock = { now: loaderContext.edge.now, timeZone: loaderContext.timeZone };
  return data({ sportKey, page, playlists, renderClock }, { status: statusOf(page) });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const sportKey = loaderData?.sportKey ?? null;
  const title =
    sportKey === null
      ? t('videos.highlights')
      : t('videos.highlightsOf', { sport: t(`sportInText.${sportKey}`) });
  const path = highlightsPath(sportKey);
  return [
    ...pageMeta({ title, description: t('videos.description'), path }, setting),
    ...listLd(loaderData?.page, videoPath, setting),
  ];
}

export default function Highlights({ loaderData }: Route.ComponentProps) {
  return <HighlightsPage {...loaderData} />;
}
