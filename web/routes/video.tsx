import { data, redirect } from 'react-router';
import { GONE } from '../api/or-withdrawn.ts';
import { enterRoute } from '../app/enter-route.server.ts';
import type { RouteHandle } from '../app/route-handle.ts';
import { Withdrawn } from '../news/withdrawn.tsx';
import { canonicalAddress, isSportAndSlugValid } from '../paths/slug-rule.ts';
import { videoPath } from '../paths/video-path.ts';
import { loadVideo } from '../tv/videos/load-video.server.ts';
import { videoMeta } from '../tv/videos/video-meta.ts';
import { VideoPage } from '../tv/videos/video-page.tsx';
import type { Route } from './+types/video';

export const handle: RouteHandle = {
  pageName: 'video',
  headerTitle: 'header.video',
  backButton: 'mobile',
  hideSubNavigation: 'mobile',
  validate: isSportAndSlugValid,
};

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  enterRoute(handle, { context, params, url });
  const loaded = await loadVideo(context, request, params.videoId);
  if (!loaded) return data(null, { status: GONE });
  const canonical = canonicalAddress({ params, url }, videoPath(loaded.video));
  if (canonical) throw redirect(canonical, 301);
  return loaded;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return videoMeta(loaderData, matches[0].loaderData);
}

export default function Video({ loaderData }: Route.ComponentProps) {
  return loaderData ? <VideoPage data={loaderData} /> : <Withdrawn what="video" />;
}
