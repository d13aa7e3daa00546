import { useEffect } from 'react';
import { runWhileOpen } from '../app/run-while-open.ts';
import { useLive } from '../live/live-context.ts';

/** Keeps the badge of the installed product, and opens other sites in the browser. */
export function InstalledWindow({ hasFavourites }: { hasFavourites: boolean }) {
  const { live } = useLive();
  useEffect(() => {
    document.addEventListener('click', openOutside, { capture: true });
    return () => document.removeEventListener('click', openOutside, { capture: true });
  }, []);
  useEffect(() => {
    if (!hasFavourites || !('setAppBadge' in navigator)) return undefined;
    return runWhileOpen(async () => {
      const { keepBadge } = await import('./badge.ts');
      return () => keepBadge({ live, badge: navigator, now: Date.now });
    });
  }, [hasFavourites, live]);
  return null;
}

/** Makes a link to another site open in the browser: the product's window has no address bar. */
function openOutside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return;
  link.target = '_blank';
  link.rel = 'noopener';
}
