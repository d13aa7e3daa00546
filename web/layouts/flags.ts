import { sportByKey } from '../../realtime/sports/registry.ts';
import { isOn, type HeaderTitle, type RouteHandle } from '../app/route-handle.ts';

/** Returns the title in a narrow window's header, instead of the brand. */
export function headerTitleOf(handle: RouteHandle, pathname: string): HeaderTitle | undefined {
  // Reads the sport from the path, since navigation data may lack it.
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

/** Returns the names of the flags that apply on a device, separated by spaces, for the markup. */
export function namesOf(handle: RouteHandle, isDesktop: boolean): string {
  return FLAGS.filter(([flag]) => isOn(handle[flag], isDesktop))
    .map(([, name]) => name)
    .join(' ');
}
