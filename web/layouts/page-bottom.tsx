import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';

const loading = import('./footer.tsx');

/**
 * Below all else, so a browser wakes it up last; on its way it is from the
 * first, so that no tap comes before it. A server has it from its start: see
 * `LiveScoreStrip`.
 */
const Footer = import.meta.env.SSR ? (await loading).default : lazy(() => loading);

/** What every page ends with. */
export function PageBottom() {
  return (
    <Guard of={null} fallback={null}>
      <Footer />
    </Guard>
  );
}
