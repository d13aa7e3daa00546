import { TALLEST, WEB_VIEW_MESSAGES_VERSION } from '../../../edge/contracts/web-view-limits.ts';
import type { FrameEvent } from '../../../edge/contracts/web-view-messages.ts';
import { holderOf, type Holder } from './holder.ts';

/**
 * Notifies the holder; returns whether the holder follows links. An app does; in a page's widget,
 * links open new tabs.
 */
export function notify(event: FrameEvent, holder: Holder | null = holderOf(window)): boolean {
  if (!holder) return false;
  const message =
    event.type === 'height' ? { ...event, height: Math.min(event.height, TALLEST) } : event;
  holder.send({ v: WEB_VIEW_MESSAGES_VERSION, ...message });
  return holder.kind === 'app';
}
