import type { RouterContextProvider } from 'react-router';
import type { EventDetail } from '../../edge/contracts/event.ts';
import { getEvent } from '../api/events.ts';
import type { Loading } from '../api/load-api.server.ts';
import { oncePerPage } from '../api/once.server.ts';

const onceEvent = oncePerPage<EventDetail | null>();

/** The match of a path, asked for once by the page's frame and its tab; null when there is none of that id. */
export function askEvent(
  context: Readonly<RouterContextProvider>,
  { api }: Loading,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<EventDetail | null> {
  return onceEvent(context, id, () => getEvent(api, id, signal));
}
