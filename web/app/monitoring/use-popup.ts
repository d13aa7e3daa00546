import { useEffect } from 'react';
import { reports } from './reports.ts';
import type { Popup } from './screens.ts';

/** Reports an opened popup (spec point 2, analytics names); null while none is open. */
export function usePopup(popup: Popup | null): void {
  useEffect(() => {
    if (popup !== null) reports.push({ kind: 'popup', name: popup });
  }, [popup]);
}
