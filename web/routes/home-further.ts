import { loaderContextOf } from '../api/loader-context.server.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { encodeDay, type EncodedDay } from '../scores/encoded-day.ts';
import { loadDay } from '../scores/load-day.server.ts';
import { loadWithRetry } from '../ui/load-with-retry.ts';
import type { Route } from './+types/home-further';

/** Returns the matches of the day, most of which Home does not carry at first: see `firstRows`. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<EncodedDay> {
  const loaderContext = loaderContextOf(context, request);
  const from = startOfDay(loaderContext.edge.now, loaderContext.timeZone);
  const day = await loadDay(loaderContext, { from, signal: request.signal });
  // The page has what the rooms hold, and newer.
  return encodeDay(
    day.kind === 'loaded' ? { ...day, scores: { ...day.scores, roomSnapshots: [] } } : day,
  );
}

/** Retries without end: the page has room for the rows, but nothing in it. */
export function clientLoader({
  request: { signal },
  serverLoader,
}: Route.ClientLoaderArgs): Promise<EncodedDay> {
  return loadWithRetry(async () => {
    const day = await serverLoader();
    if (day.kind === 'failed' && !signal.aborted) throw new Error(day.message);
    return day;
  });
}
