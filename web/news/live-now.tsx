import { lazy, Suspense, useEffect, useState } from 'react';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { whenIdle } from '../app/startup/when-idle.ts';

const LiveRows = lazy(() => import('./live-rows.tsx'));

export interface LiveNowProps {
  sportKey: SportKey;
  title: string;
  /** Id of a match that the page already shows. */
  without?: string | undefined;
}

/** Lists a sport's live and coming matches beside a page. It loads when the page is idle. */
export function LiveNow(props: LiveNowProps) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(() => setAtRest(true)), []);
  return isAtRest ? (
    <Suspense fallback={null}>
      <LiveRows {...props} />
    </Suspense>
  ) : null;
}
