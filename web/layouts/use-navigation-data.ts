import { useLocation } from 'react-router';
import type { MainSportKey } from '../../realtime/sports/registry.ts';
import { useShell } from '../app/shell.ts';
import {
  currentEntry,
  DEFAULT_NAVIGATION,
  sportKeyOf,
  type NavigationEntry,
} from './navigation.ts';

/** The top navigation, its current entry and the sport in hand. */
export function useNavigationData(): {
  entries: readonly NavigationEntry[];
  current: NavigationEntry | undefined;
  sportKey: MainSportKey;
} {
  const { pathname } = useLocation();
  const entries = useShell()?.navigation ?? DEFAULT_NAVIGATION;
  const current = currentEntry(entries, pathname);
  return { entries, current, sportKey: sportKeyOf(current) };
}
