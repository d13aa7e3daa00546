import { sportByKey } from '../../realtime/sports/registry.ts';
import { isOn, type HeaderTitle, type RouteHandle } from '../app/route-handle.ts';

/** A route's flags as they hold on the visitor's device. */
export interface Flags {
  hasBackButton: boolean;
  hidesHeader: boolean;
  hidesSubNavigation: boolean;
  hidesBottomNavigation: boolean;
  hidesSearchIcon: boolean;
  hasLiveScoreStrip: boolean;
  hasBanner: boolean;
  headerTitle: HeaderTitle | undefined;
}

export function flagsOf(handle: RouteHandle, isDesktop: boolean, pathname: string): Flags {
  // By the path, not by navigation data: those may leave out the page's sport.
  const [, first = ''] = pathname.split('/');
  const sport = sportByKey(first);
  const isOfPlayers = sport !== undefined && sport.contestant === 'player';
  return {
    hasBackButton: isOn(handle.backButton, isDesktop),
    hidesHeader: isOn(handle.hideHeader, isDesktop),
    hidesSubNavigation: isOn(handle.hideSubNavigation, isDesktop),
    hidesBottomNavigation: isOn(handle.hideBottomNavigation, isDesktop),
    hidesSearchIcon: isOn(handle.hideSearchIcon, isDesktop),
    hasLiveScoreStrip: isOn(handle.liveScoreStrip, isDesktop),
    hasBanner: isOn(handle.banner, isDesktop),
    headerTitle: (isOfPlayers ? handle.playersTitle : undefined) ?? handle.headerTitle,
  };
}

const NAMES = {
  hasBackButton: 'back-button',
  hidesHeader: 'no-header',
  hidesSubNavigation: 'no-sub-navigation',
  hidesBottomNavigation: 'no-bottom-navigation',
  hidesSearchIcon: 'no-search-icon',
  hasLiveScoreStrip: 'live-score-strip',
  hasBanner: 'banner',
} as const satisfies Partial<Record<keyof Flags, string>>;

const FLAGS = [
  'hasBackButton',
  'hidesHeader',
  'hidesSubNavigation',
  'hidesBottomNavigation',
  'hidesSearchIcon',
  'hasLiveScoreStrip',
  'hasBanner',
] as const;

/** The flags that hold, by name: what the markup says of a page. */
export function namesOf(flags: Flags): string {
  return FLAGS.filter((flag) => flags[flag])
    .map((flag) => NAMES[flag])
    .join(' ');
}
