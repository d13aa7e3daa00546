import { useLocation } from 'react-router';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { useShell } from '../app/shell.ts';
import {
  currentEntry,
  DEFAULT_NAVIGATION,
  sportInHand,
  type NavigationEntry,
} from './navigation.ts';

/** Returns the entries of the top navigation, the current one, and the page's sport. */
export function useNavigationData(): {
  entries: readonly NavigationEntry[];
  current: NavigationEntry | undefined;
  sportKey: SportKey;
} {
  const { pathname } = useLocation();
  const entries = useShell()?.navigation ?? DEFAULT_NAVIGATION;
  const current = currentEntry(entries, pathname);
  return { entries, current, sportKey: sportInHand(pathname, current) };
}
