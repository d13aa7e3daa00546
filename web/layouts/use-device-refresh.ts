import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { debounce } from '../ui/debounce.ts';

/** Time without a resize event before the check, ms (spec point 9). */
const QUIET = 50;

/**
 * Reloads the page's data when the browser's user agent changes with its size: after the phone
 * requests desktop pages, or is unfolded.
 */
export function useDeviceRefresh(isEnabled: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isEnabled) return undefined;
    let known = navigator.userAgent;
    const { call, cancel } = debounce(
      () => {
        if (navigator.userAgent === known) return;
        known = navigator.userAgent;
        void revalidate();
      },
      { wait: QUIET, maxWait: Number.POSITIVE_INFINITY },
    );
    window.addEventListener('resize', call);
    return () => {
      cancel();
      window.removeEventListener('resize', call);
    };
  }, [isEnabled, revalidate]);
}
