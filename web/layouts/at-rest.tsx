import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../app/startup/when-idle.ts';

const RestParts = lazy(() => import('./rest-parts.tsx'));

/** Loads the secondary parts at idle: offline it would be too late for the toasts. */
export function AtRest() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest ? (
    <Suspense fallback={null}>
      <RestParts />
    </Suspense>
  ) : null;
}
