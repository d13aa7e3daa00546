import { useNavigation } from 'react-router';
import { useWaitedFor } from '../app/use-waited-for.ts';

/**
 * The last part of the path that is on its way below `root` (a league's or a
 * team's own path), once it has let the visitor wait; null at other times.
 */
export function useComingScreen(root: string): string | null {
  const { location } = useNavigation();
  const waitedFor = useWaitedFor(location?.pathname ?? null);
  return waitedFor?.startsWith(`${root}/`) ? waitedFor.slice(root.length + 1) : null;
}
