import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * In how many frames a component has been painted, up to `all`. A large page
 * can follow itself frame by frame, so that no single one keeps the visitor
 * waiting. What the server made is whole from the first: `all` at once.
 */
export function useFrames(all: number): number {
  const isMadeHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [frames, setFrames] = useState(isMadeHere ? 0 : all);
  useEffect(() => {
    if (frames >= all) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted, a timer set by them after.
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => setFrames(frames + 1));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [frames, all]);
  return frames;
}

function neverChanges(): () => void {
  return () => {};
}
