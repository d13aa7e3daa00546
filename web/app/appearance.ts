import { createContext, useContext } from 'react';
import { DENSITY_COOKIE, THEME_COOKIE } from '../../edge/contracts/cookies.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';
import { writeCookie } from './cookie.ts';

/** The visitor's choices; null follows the system's theme or is the default density. */
export type Appearance = Pick<Visitor, 'theme' | 'density'>;

export interface AppearanceChoice extends Appearance {
  choose: (next: Partial<Appearance>) => void;
}

export const AppearanceContext = createContext<AppearanceChoice>({
  theme: null,
  density: null,
  choose: () => {},
});

export function useAppearance(): AppearanceChoice {
  return useContext(AppearanceContext);
}

export function rememberAppearance({ theme, density }: Partial<Appearance>): void {
  if (theme !== undefined) writeCookie(THEME_COOKIE, theme);
  if (density !== undefined) writeCookie(DENSITY_COOKIE, density);
}
