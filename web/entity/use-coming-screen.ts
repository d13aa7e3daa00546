import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** A screen that comes sooner than this needs no stand-in, ms. */
const SOON = 150;

/**
 * The last part of the path that is on its way below `root` (a league's or a
 * team's own path), once it has let the visitor wait; null at other times.
 */
export function useComingScreen(root: string): string | null {
  const { location } = useNavigation();
  const [waitedFor, setWaitedFor] = useState<string | null>(null);
  const path = location?.pathname ?? null;
  const isBelow = path !== null && path.startsWith(`${root}/`);
  const screen = isBelow ? path.slice(root.length + 1) : null;

  useEffect(() => {
    if (path === null) return undefined;
    const timer = setTimeout(() => setWaitedFor(path), SOON);
    return () => clearTimeout(timer);
  }, [path]);

  return waitedFor === path && path !== null ? screen : null;
}
