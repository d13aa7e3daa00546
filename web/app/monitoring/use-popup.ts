import { useEffect } from 'react';
import { reports } from './reports.ts';
import type { Popup } from './screens.ts';

/** Reports what opens over a screen (spec point 2, analytics names); null while nothing does. */
export function usePopup(popup: Popup | null): void {
  useEffect(() => {
    if (popup !== null) reports.push({ kind: 'popup', name: popup });
  }, [popup]);
}
