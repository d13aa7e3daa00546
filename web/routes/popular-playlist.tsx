import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { enterRoute } from '../app/enter-route.server.ts';
import { metaText, pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { isMainSport } from '../paths/match-path.ts';
import { isSportAndSlugValid } from '../paths/slug-rule.ts';
import { popularPath } from '../paths/video-path.ts';
import { useText } from '../ui/use-text.ts';
import { loadPopular } from '../tv/videos/load-playlist.server.ts';
import { PlaylistPage } from '../tv/videos/playlist-page.tsx';
import type { Route } from './+types/popular-playlist';

export const handle: RouteHandle = {
  pageName: 'popular-playlist',
  headerTitle: 'header.popularPlaylist',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  keepScroll: true,
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const sportKey = params.sport !== undefined && isMainSport(params.sport) ? params.sport : null;
  return { ...(await loadPopular(context, request, sportKey)), sportKey };
}

/** Whether to reload: not between videos, since the playlist keeps the order of its first load. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const setting = matches[0].loaderData;
  const t = metaText(setting);
  const path = popularPath(loaderData?.sportKey ?? null);
  return pageMeta(
    { title: t('header.popularPlaylist'), description: t('videos.popularDescription'), path },
    setting,
  );
}

export default function PopularPlaylist({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { videos, renderClock, sdkKey, sportKey } = loaderData;
  return (
    <PlaylistPage
      key={sportKey}
      title={t('header.popularPlaylist')}
      path={popularPath(sportKey)}
      videos={videos}
      renderClock={renderClock}
      sdkKey={sdkKey}
    />
  );
}
