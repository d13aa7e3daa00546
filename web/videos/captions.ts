import type { Captions } from '../video/player.tsx';
import type { VideoCard } from './video.ts';

/** Languages by the names they have for themselves. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Español', pt: 'Português' };

/** A video's captions, each under the name that its readers have for it. */
export function captionsOf({ captions }: Pick<VideoCard, 'captions'>): Captions[] {
  return captions.map(({ language, uri }) => {
    const [spoken = language] = language.split('-');
    return { language, label: NAMES[spoken] ?? language, src: uri };
  });
}
