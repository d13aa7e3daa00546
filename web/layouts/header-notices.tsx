import { lazy, Suspense, useState } from 'react';
import { loadArea } from '../app/load-texts.ts';
import { ConnectionNotice } from '../live/connection-notice.tsx';
import { useDelay } from '../live/use-delay.ts';
import { DelayChip } from './delay-chip.tsx';

/** Few fans have a delay, so pages do not bring its texts. A server has them. */
const Chip = import.meta.env.SSR
  ? DelayChip
  : lazy(() => loadArea('delay').then(() => ({ default: DelayChip })));

/** Shows what makes a page's scores late: a lost connection, or the fan's own delay. */
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
