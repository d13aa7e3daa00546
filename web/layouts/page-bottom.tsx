import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';

const loading = import('./footer.tsx');

/**
 * Below all else, so a browser hydrates it last; it loads from the start, before any tap. A server
 * loads it at startup: see `LiveScoreStrip`.
 */
const Footer = import.meta.env.SSR ? (await loading).default : lazy(() => loading);

/** The end of every page. */
export function PageBottom() {
  return (
    <Guard of={null} fallback={null}>
      <Footer />
    </Guard>
  );
}
