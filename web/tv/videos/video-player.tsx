import { useLocation } from 'react-router';
import * as v from 'valibot';
import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { addNewsView } from '../../../edge/contracts/video-calls.ts';
import { LANGUAGE_NAMES } from '../../../edge/shared/text/language-names.ts';
import { spokenOf } from '../../../edge/shared/text/languages.ts';
import { call } from '../../api/client.ts';
import { browserApi } from '../../app/browser-api.ts';
import { Cover } from '../../news/cover.tsx';
import { Player, type Captions } from '../../video-player/player.tsx';
import type { Next } from '../../video-player/up-next.tsx';
import { useTitleOf } from './title-of.ts';
import type { VideoCard } from './video.ts';

/** Navigation state that makes the page play its video at once. */
export const PLAYS = { plays: true } as const;
const playsSchema = v.object({ plays: v.literal(true) });

export interface VideoPlayerProps {
  video: VideoCard;
  /** Path of its page. */
  path: string;
  sdkKey: string;
  next?: Next | undefined;
}

/** Plays a video, with its poster, its captions and the next video. */
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

/** Returns a video's captions, labelled in their own languages. */
export function captionsOf({ captions }: Pick<VideoCard, 'captions'>): Captions[] {
  return captions.map(({ language, uri }) => {
    const named = LANGUAGES.find((each) => spokenOf(each) === spokenOf(language));
    return { language, label: named ? LANGUAGE_NAMES[named] : language, src: uri };
  });
}

/** Counts a view; a failure does not matter to the fan. */
async function countView(newsId: string): Promise<void> {
  await call(browserApi(), addNewsView, { body: { newsId } }).catch(() => {});
}
