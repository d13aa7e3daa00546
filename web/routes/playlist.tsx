import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { GONE } from '../api/or-withdrawn.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { Withdrawn } from '../news/withdrawn.tsx';
import { withdrawnMeta } from '../news/withdrawn-meta.ts';
import { canonicalAddress, isSportAndSlugValid } from '../paths/slug-rule.ts';
import { playlistPath } from '../paths/video-path.ts';
import { loadPlaylist } from '../tv/videos/load-playlist.server.ts';
import { PlaylistPage } from '../tv/videos/playlist-page.tsx';
import type { Route } from './+types/playlist';

export const handle: RouteHandle = {
  pageName: 'playlist',
  headerTitle: 'header.playlist',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  keepScroll: true,
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadPlaylist(context, request, params.playlistId);
  if (!loaded) return data(null, { status: GONE });
  const canonical = canonicalAddress({ params, url }, playlistPath(loaded.playlist));
  if (canonical) throw redirect(canonical, 301);
  return loaded;
}

/** Whether to reload: not between videos, since the playlist stays the same. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  if (loaderData === null) return withdrawnMeta('playlist', matches[0].loaderData);
  const { playlist } = loaderData;
  return pageMeta(
    {
      title: playlist.title,
      description: playlist.description === '' ? playlist.title : playlist.description,
      path: playlistPath(playlist),
    },
    matches[0].loaderData,
  );
}

export default function Playlist({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Withdrawn what="playlist" />;
  const { playlist, ...rest } = loaderData;
  const { title, description, language } = playlist;
  return (
    <PlaylistPage
      key={playlist.id}
      {...rest}
      title={title}
      description={description}
      language={language}
      path={playlistPath(playlist)}
    />
  );
}
