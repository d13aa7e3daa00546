import { startTransition, useEffect, useState } from 'react';
import type { Where } from './route-handle.ts';
import { useShell } from './shell.ts';
import styles from './widths.module.css';

/** Windows that show an element. */
export type Widths = 'narrow' | 'wide' | 'both' | 'none';

/** Returns the windows of a route's flag: narrow windows count as phones. */
export function widthsOf(flag: Where | undefined): Widths {
  if (flag === undefined) return 'none';
  return flag === 'everywhere' ? 'both' : flag === 'mobile' ? 'narrow' : 'wide';
}

const OTHERS = { narrow: 'wide', wide: 'narrow', both: 'none', none: 'both' } as const;

/** Returns the windows left to an element that a flag hides. */
export function widthsWithout(flag: Where | undefined): Widths {
  return OTHERS[widthsOf(flag)];
}

/** Returns the class that shows an element only in these windows; null for no windows. */
export type ClassAt = (widths: Widths) => string | null;

/**
 * Returns the function that gives the class for narrow or wide windows. The window's width decides,
 * unless the address forces a platform (spec point 2): then only that platform's elements are
 * rendered.
 */
export function useClassAt(): ClassAt {
  const forced = useShell()?.forcedLayout ?? null;
  return (widths) => {
    if (widths === 'none' || widths === 'both') return widths === 'none' ? null : '';
    if (forced !== null) return forced === widths ? '' : null;
    return styles[widths] ?? '';
  };
}

const WIDE = '(min-width: 60rem)';

/**
 * Returns whether the window is wide, for elements too large to hide by CSS. Until hydration it is
 * the server's guess of the device.
 */
export function useIsWide(): boolean {
  const shell = useShell();
  const forced = shell?.forcedLayout ?? null;
  const [isWide, setWide] = useState(shell?.isDesktop ?? true);
  useEffect(() => {
    if (forced !== null) return undefined;
    const query = matchMedia(WIDE);
    // A transition, so that hydration finishes first.
    const follow = () => startTransition(() => setWide(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [forced]);
  return forced === null ? isWide : forced === 'wide';
}
