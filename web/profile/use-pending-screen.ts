import { useNavigation } from 'react-router';
import { useDelayed } from '../ui/use-delayed.ts';

/**
 * The last part of the path that is on its way below `root` (a league's or a
 * team's own path); null at other times.
 */
export function useRequestedScreen(root: string): string | null {
  const { location } = useNavigation();
  return location?.pathname.startsWith(`${root}/`)
    ? location.pathname.slice(root.length + 1)
    : null;
}

/** The same once it has let the visitor wait. */
export function usePendingScreen(root: string): string | null {
  return useDelayed(useRequestedScreen(root));
}
