import type { ReactNode } from 'react';
import { routed } from '../../ui/testing/routed.tsx';
import { LiveContext } from '../live-context.ts';
import { createTicker } from '../ticker.ts';
import { aLive } from './a-live.ts';
import { START } from './lines.ts';

/** Returns a page with this content at `now` (ms), and its live store on fake sockets. */
export function livePage(content: ReactNode, now = START) {
  const { live, sockets, last } = aLive();
  const tools = { live, ticker: createTicker(now, 0) };
  return { page: routed(<LiveContext value={tools}>{content}</LiveContext>), live, sockets, last };
}
