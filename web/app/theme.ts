import { createContext, useContext } from 'react';
import { THEME_COOKIE } from '../../edge/contracts/cookies.ts';
import type { Visitor } from '../../edge/contracts/edge-context.ts';
import { writeCookie } from './cookie.ts';

/** The visitor's choice, or null to follow the system. */
export type Theme = Visitor['theme'];

export interface ThemeChoice {
  theme: Theme;
  choose: (theme: Theme) => void;
}

export const ThemeContext = createContext<ThemeChoice>({ theme: null, choose: () => {} });

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}

export function rememberTheme(theme: Theme): void {
  writeCookie(THEME_COOKIE, theme);
}

const ORDER: readonly Theme[] = [null, 'light', 'dark'];

/** Cycles: system, light, dark. */
export function nextTheme(theme: Theme): Theme {
  return ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? null;
}
