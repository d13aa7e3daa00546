import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './startup/when-idle.ts';

const OnlineToasts = lazy(() => import('./online-toasts.tsx'));

/** Loads the toasts once the page is at rest: none is wanted before, and offline it would be too late. */
export function IdleToasts() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense fallback={null}>
      <OnlineToasts />
    </Suspense>
  ) : null;
}
