import type { ComponentType, ReactElement } from 'react';
import type { LiveScreens } from './frame-page.ts';

/** The screens that hydrate, each with its component. */
const LIVE_SCREENS: {
  [Name in keyof LiveScreens]: () => Promise<{ default: ComponentType<LiveScreens[Name]> }>;
} = {
  match: () => import('./screens/match-screen.tsx'),
  lineups: () => import('./screens/lineups-screen.tsx'),
  day: () => import('./screens/day-screen.tsx'),
  standings: () => import('./screens/standings-screen.tsx'),
  matches: () => import('./screens/matches-screen.tsx'),
  bracket: () => import('./screens/bracket-screen.tsx'),
  'next-match': () => import('./screens/next-match-screen.tsx'),
};

export function isLiveScreen(name: string): boolean {
  return Object.hasOwn(LIVE_SCREENS, name);
}

/** Loads the component of a page's screen and returns its element with the content. */
export async function liveScreen<Name extends keyof LiveScreens>({
  screen,
  content,
}: {
  screen: Name;
  content: LiveScreens[Name];
}): Promise<ReactElement> {
  const { default: Screen } = await LIVE_SCREENS[screen]();
  return <Screen {...content} />;
}
