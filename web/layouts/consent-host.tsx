import { lazy } from 'react';
import { Guard } from '../app/guard.tsx';
import { useShell } from '../app/shell.ts';
import { loadArea } from '../text/load-texts.ts';

const load = () => import('../consent/consent-bar.tsx');

/**
 * The question whether the visit may be measured, where it has to be asked. In
 * the HTML from the start, so nothing shifts; loaded where it stands.
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
