import { redirect } from 'react-router';
import { getVideo } from '../../edge/contracts/video-calls.ts';
import { callOrNull } from '../api/client.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { orThrowResponse } from '../api/or-throw-response.ts';
import { orWithdrawn } from '../api/or-withdrawn.ts';
import { notFound } from '../app/not-found.ts';
import { videoPath } from '../paths/video-path.ts';
import { parseVideo } from '../tv/videos/video.ts';
import type { Route } from './+types/video-details';

/** Permanently redirects a video's flat alias (spec point 2). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? url.searchParams.get('videoId');
  if (!id) throw notFound();
  const { api } = loaderContextOf(context, request);
  const asked = callOrNull(api, getVideo, { id }, request.signal);
  const detail = await orThrowResponse(orWithdrawn(asked));
  if (!detail) throw notFound();
  // A withdrawn video's page says so.
  const video =
    detail === 'withdrawn' ? { id, slug: 'withdrawn', sportKey: null } : parseVideo(detail.video);
  return redirect(videoPath(video), 301);
}

export default function VideoDetails() {
  return null;
}
