import { LANGUAGES } from '../../../edge/contracts/language.ts';
import { LANGUAGE_NAMES } from '../../../edge/shared/text/language-names.ts';
import { spokenOf } from '../../../edge/shared/text/languages.ts';
import type { Captions } from '../../video-player/player.tsx';
import type { VideoCard } from './video.ts';

/** Returns a video's captions, labelled in their own languages. */
export function captionsOf({ captions }: Pick<VideoCard, 'captions'>): Captions[] {
  return captions.map(({ language, uri }) => {
    const named = LANGUAGES.find((each) => spokenOf(each) === spokenOf(language));
    return { language, label: named ? LANGUAGE_NAMES[named] : language, src: uri };
  });
}
