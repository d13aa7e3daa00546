import { startTransition, useEffect, useState } from 'react';
import type { Where } from './route-handle.ts';
import { useShell } from './shell.ts';
import styles from './widths.module.css';

/** The windows in which something is seen. */
export type Widths = 'narrow' | 'wide' | 'both' | 'none';

/** The windows that a route's flag names: a phone's page is that of a narrow one. */
export function widthsOf(flag: Where | undefined): Widths {
  if (flag === undefined) return 'none';
  return flag === 'everywhere' ? 'both' : flag === 'mobile' ? 'narrow' : 'wide';
}

const OTHERS = { narrow: 'wide', wide: 'narrow', both: 'none', none: 'both' } as const;

/** The windows in which something is seen that a route's flag hides. */
export function widthsWithout(flag: Where | undefined): Widths {
  return OTHERS[widthsOf(flag)];
}

/** The class that shows an element in these windows alone; null where it is in no window. */
export type ClassAt = (widths: Widths) => string | null;

/**
 * Returns what shows an element in narrow or in wide windows alone. The window's
 * own width decides, unless the address forces a platform (spec point 2): then
 * the page has what belongs to that platform and no more.
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
 * Returns whether the window is wide, for what is too large to come with pages
 * that hide it. Until the page listens it is what the server took the device for.
 */
export function useIsWide(): boolean {
  const shell = useShell();
  const forced = shell?.forcedLayout ?? null;
  const [isWide, setWide] = useState(shell?.isDesktop ?? true);
  useEffect(() => {
    if (forced !== null) return undefined;
    const query = matchMedia(WIDE);
    // As a transition: what hydrates meanwhile does so in its own time.
    const follow = () => startTransition(() => setWide(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [forced]);
  return forced === null ? isWide : forced === 'wide';
}
