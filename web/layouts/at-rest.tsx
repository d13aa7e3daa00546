import { lazy, Suspense, useEffect, useState } from 'react';
import { repeatEarlyPresses } from '../app/early-presses.ts';
import { whenIdle } from '../app/startup/when-idle.ts';

const RestParts = lazy(() => import('./rest-parts.tsx'));

/**
 * Repeats the presses that came before the page listened, and loads the secondary parts at idle.
 * They do not load on demand: the toast that reports a lost connection could then not load.
 */
export function AtRest() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // After other effects have restored the page: a press acts on what the visitor sees.
    setTimeout(repeatEarlyPresses);
    return whenIdle(() => setAtRest(true));
  }, []);
  return isAtRest ? (
    <Suspense fallback={null}>
      <RestParts />
    </Suspense>
  ) : null;
}
