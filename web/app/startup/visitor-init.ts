import { reportEvent } from '../monitoring/report.ts';

const FLAG = 'visitor-init';

/** Reports a browser that is new, once (spec point 4). */
export function announceVisitor(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (storage.getItem(FLAG) !== null) return;
  storage.setItem(FLAG, '1');
  reportEvent('visitor-init');
}
