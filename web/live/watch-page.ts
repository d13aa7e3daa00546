import { watchReturn } from '../../clients/live/src/watch-return.ts';
import { holdWhileCutOff } from './hold-while-cut-off.ts';
import type { LiveTools } from './live-context.ts';

/** In this chunk, since a page needs both right after it is shown. */
export { createAnnouncements } from './announcements.ts';

/**
 * Keeps a page's rooms and clocks right: rooms reconnect when the fan is back, and clocks stop
 * while no updates can arrive. Returns the stop function.
 */
export function watchPage(tools: LiveTools): () => void {
  const ends = [watchReturn(tools.live.refresh), holdWhileCutOff(tools)];
  return () => ends.forEach((end) => end());
}
