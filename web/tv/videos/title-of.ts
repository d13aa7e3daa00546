import { useEffect } from 'react';
import { useHidesScores } from '../../video-player/spoiler-setting.ts';
import type { VideoCard } from './video.ts';

type Titled = Pick<VideoCard, 'title' | 'titleWithoutScore'>;

/** Two numbers with a dash or an x between them, as in the scores '2–1', '112-98' and '3 x 0'. */
const SCORE = /(?<![\p{L}\d.,])\d{1,3} ?[-‐-―x] ?\d{1,3}(?![\p{L}\d.,%])/gu;

/** Returns a title without a score: the editors' own, or the title with a dash for each score. */
export function titleWithoutScore({ title, titleWithoutScore: own }: Titled): string {
  return own ?? title.replaceAll(SCORE, '–');
}

/** Returns the function that names a video: without its score for a fan who hides scores. */
export function useTitleOf(): (video: Titled) => string {
  const hidesScores = useHidesScores();
  return (video) => (hidesScores ? titleWithoutScore(video) : video.title);
}

/** Keeps a video's score out of the tab's title for a fan who hides scores. */
export function useTabTitle(video: Titled): void {
  const shown = useTitleOf()(video);
  useEffect(() => {
    if (shown === video.title) return undefined;
    const before = document.title;
    const own = before.replace(video.title, shown);
    document.title = own;
    return () => {
      // Another page may have set its title by now.
      if (document.title === own) document.title = before;
    };
  }, [shown, video.title]);
}
