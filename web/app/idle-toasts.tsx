import { lazy, Suspense, useEffect, useState } from 'react';

const OnlineToasts = lazy(() => import('./online-toasts.tsx'));

/** Loads the toasts once the page is at rest: none is wanted before, and offline it would be too late. */
export function IdleToasts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle ? (
    <Suspense fallback={null}>
      <OnlineToasts />
    </Suspense>
  ) : null;
}
