import { sportByKey } from '../../realtime/sports/registry.ts';
import { isOn, type HeaderTitle, type RouteHandle } from '../app/route-handle.ts';

/** Returns the title in a narrow window's header, instead of the brand. */
export function headerTitleOf(handle: RouteHandle, pathname: string): HeaderTitle | undefined {
  // By the path: navigation data may lack the page's sport.
  const [, first = ''] = pathname.split('/');
  const isOfPlayers = sportByKey(first)?.contestant === 'player';
  return (isOfPlayers ? handle.playersTitle : undefined) ?? handle.headerTitle;
}

const FLAGS = [
  ['backButton', 'back-button'],
  ['hideHeader', 'no-header'],
  ['hideSubNavigation', 'no-sub-navigation'],
  ['hideBottomNavigation', 'no-bottom-navigation'],
  ['hideSearchIcon', 'no-search-icon'],
  ['liveScoreStrip', 'live-score-strip'],
  ['banner', 'banner'],
] as const;

/** Returns the names of a device's active flags, for the markup. */
export function namesOf(handle: RouteHandle, isDesktop: boolean): string {
  return FLAGS.filter(([flag]) => isOn(handle[flag], isDesktop))
    .map(([, name]) => name)
    .join(' ');
}
