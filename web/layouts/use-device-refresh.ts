import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { debounce } from '../ui/debounce.ts';

/** Spec point 9, ms. */
const QUIET = 50;

/**
 * Has the page made anew for the device that it is on by now: a browser that is resized may
 * call itself another, such as a phone's that is asked for the desktop's pages or a telephone that is unfolded.
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
