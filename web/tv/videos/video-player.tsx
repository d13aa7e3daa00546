import { useLocation } from 'react-router';
import * as v from 'valibot';
import { addNewsView } from '../../../edge/contracts/video-calls.ts';
import { call } from '../../api/client.ts';
import { browserApi } from '../../app/browser-api.ts';
import { Cover } from '../../news/cover.tsx';
import { Player } from '../../video-player/player.tsx';
import type { Next } from '../../video-player/up-next.tsx';
import { captionsOf } from './captions.ts';
import { useTitleOf } from './title-of.ts';
import type { VideoCard } from './video.ts';

/** Navigation state of a page opened to play its video: it plays at once. */
export const PLAYS = { plays: true } as const;
const playsSchema = v.object({ plays: v.literal(true) });

export interface VideoPlayerProps {
  video: VideoCard;
  /** Path of its page. */
  path: string;
  sdkKey: string;
  next?: Next | undefined;
}

/** A video with its poster, its captions and the next video. */
export function VideoPlayer({ video, path, sdkKey, next }: VideoPlayerProps) {
  const { state } = useLocation();
  const titleOf = useTitleOf();
  return (
    <Player
      key={video.id}
      src={video.streamUri}
      title={titleOf(video)}
      sdkKey={sdkKey}
      cover={<Cover of={video} isFirst />}
      captions={captionsOf(video)}
      positionKey={video.id}
      path={path}
      startsAtOnce={v.is(playsSchema, state)}
      next={next}
      onPlayed={() => void countView(video.id)}
    />
  );
}

/** Counts a view; a failure does not matter to the fan. */
async function countView(newsId: string): Promise<void> {
  await call(browserApi(), addNewsView, { body: { newsId } }).catch(() => {});
}
