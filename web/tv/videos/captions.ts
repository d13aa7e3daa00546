import type { Captions } from '../../video-player/player.tsx';
import type { VideoCard } from './video.ts';

/** Languages' own names. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Español', pt: 'Português' };

/** Returns a video's captions, labelled in their own languages. */
export function captionsOf({ captions }: Pick<VideoCard, 'captions'>): Captions[] {
  return captions.map(({ language, uri }) => {
    const [spoken = language] = language.split('-');
    return { language, label: NAMES[spoken] ?? language, src: uri };
  });
}
