import type { RouterContextProvider } from 'react-router';
import type { EventDetail } from '../../edge/contracts/event.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import { callOrNull } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { requestCache } from '../api/request-cache.server.ts';

const eventCache = requestCache<EventDetail | null>();

/** Loads the match of a path once for the page's layout and its tab; null if the id is unknown. */
export function cachedEvent(
  context: Readonly<RouterContextProvider>,
  { api }: LoaderContext,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<EventDetail | null> {
  return eventCache(context, id, () => callOrNull(api, CALLS.getEvent, { id }, signal));
}
