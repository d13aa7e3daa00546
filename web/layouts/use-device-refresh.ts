import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { debounce } from '../ui/debounce.ts';

/** Spec point 9, ms. */
const QUIET = 50;

/**
 * Reloads the page's data when the device changes: a resized browser may change its user agent,
 * such as a phone that requests desktop pages or one that is unfolded.
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
