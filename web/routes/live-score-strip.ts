import { sportByKey } from '../../realtime/sports/registry.ts';
import { loaderContextOf } from '../api/loader-context.server.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import { notFound } from '../app/not-found.ts';
import { withoutFar } from '../scores/live/live-or-soon.ts';
import { encodeDay, type EncodedDay } from '../scores/encoded-day.ts';
import { loadDay } from '../scores/load-day.server.ts';
import type { Route } from './+types/live-score-strip';

/** Returns a sport's live-score strip: live and upcoming matches, and the room to follow. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<EncodedDay> {
  const sport = sportByKey(params.sport);
  if (!sport) throw notFound();
  const loaderContext = loaderContextOf(context, request);
  const from = startOfDay(loaderContext.edge.now, loaderContext.timeZone);
  const day = await loadDay(loaderContext, { from, sport, signal: request.signal });
  return encodeDay(day.kind === 'loaded' ? { ...day, scores: withoutFar(day.scores) } : day);
}
