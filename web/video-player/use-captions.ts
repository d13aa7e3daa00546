import { useEffect, useState, type RefObject } from 'react';
import { shownCaptions } from './carry-out.ts';

/** Returns the index of the shown captions, even if the browser chose them; null for none. */
export function useCaptions(element: RefObject<HTMLVideoElement | null>): number | null {
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return undefined;
    const look = () => setShown(shownCaptions(video));
    look();
    video.textTracks.addEventListener('change', look);
    return () => video.textTracks.removeEventListener('change', look);
  }, [element]);
  return shown;
}
