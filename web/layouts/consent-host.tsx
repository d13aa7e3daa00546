import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';
import { useShell } from '../app/shell.ts';
import { loadArea } from '../app/load-texts.ts';

const load = () => import('../session/consent/consent-bar.tsx');

/**
 * Asks for consent to measurement, where it is required. The server renders the bar, so that the
 * page does not shift later; the browser loads its code only for pages that have it.
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
