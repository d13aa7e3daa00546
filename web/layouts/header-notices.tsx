import { lazy, Suspense, useState } from 'react';
import { loadArea } from '../app/load-texts.ts';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { useDelay } from '../live/use-delay.ts';
import { DelayChip } from './delay-chip.tsx';

/** Loads its texts on demand, since few fans have a delay. A server has all texts. */
const Chip = import.meta.env.SSR
  ? DelayChip
  : lazy(() => loadArea('delay').then(() => ({ default: DelayChip })));

/** Shows why a page's scores are late: a lost connection, or the fan's own delay. */
export default function HeaderNotices() {
  const seconds = useDelay();
  const [isLate, setLate] = useState(seconds > 0);
  if (seconds > 0 && !isLate) setLate(true);
  return (
    <>
      <ConnectionNotice />
      {isLate && (
        <Suspense fallback={null}>
          <Chip />
        </Suspense>
      )}
    </>
  );
}
