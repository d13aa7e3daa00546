import { data } from 'react-router';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { dayOfQuery, startOfDay } from '../../edge/shared/time/day.ts';
import { isOfDay } from '../domain/day-scores.ts';
import { matchesOf } from '../home/load-rail.server.ts';
import { encodeDay, type EncodedDay } from '../scores/encoded-day.ts';
import { loadDay, statusOfDay } from '../scores/load-day.server.ts';
import type { Route } from './+types/home-further';

/**
 * Returns all matches of the day that begins at `date` (ms), most of which Home does not have at
 * first: see `firstRows`. It leaves out room snapshots, since Home follows the rooms already.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const loaderContext = loaderContextOf(context, request);
  const { edge, timeZone } = loaderContext;
  const from = dayOfQuery(url.searchParams.get('date'), timeZone) ?? startOfDay(edge.now, timeZone);
  const day = await loadDay(loaderContext, { from, signal: request.signal });
  const init = { status: statusOfDay(day) };
  if (day.kind === 'failed') return data<EncodedDay>(day, init);
  const { scores } = day;
  const matches = matchesOf(day).filter((match) => isOfDay(match, scores));
  return data(encodeDay({ ...day, scores: { ...scores, matches, roomSnapshots: [] } }), init);
}

/** Returns null on failure: the page keeps its placeholders and tries again (`useNearLoad`). */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<EncodedDay | null> {
  try {
    return await serverLoader();
  } catch {
    return null;
  }
}
