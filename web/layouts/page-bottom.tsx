import { lazy, Suspense } from 'react';

const loadFooter = () => import('./footer.tsx');

/** Below all else, so a browser wakes it up last. A server has it from its start: see `LiveScoreStrip`. */
const Footer = import.meta.env.SSR ? (await loadFooter()).default : lazy(loadFooter);

/** What every page ends with. */
export function PageBottom() {
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  );
}
