import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';
import { useShell } from '../app/shell.ts';
import { loadArea } from '../app/load-texts.ts';

const load = () => import('../session/consent/consent-bar.tsx');

/**
 * Asks for consent to measuring, where required. It is in the HTML from the start, so that the page
 * does not shift; its code loads on demand.
 */
const ConsentBar = import.meta.env.SSR
  ? (await load()).default
  : lazy(async () => {
      const [bar] = await Promise.all([load(), loadArea('consent')]);
      return bar;
    });

export function ConsentHost() {
  const measuring = useShell()?.startup.measuring;
  return measuring?.isAsked ? (
    <Guard of={null} fallback={null}>
      <ConsentBar measuring={measuring} />
    </Guard>
  ) : null;
}
