import * as CALLS from '../../edge/contracts/calls.ts';
import type { Sport } from '../../realtime/sports/sport.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { isOfDay } from '../domain/day-scores.ts';
import { startOfDay } from '../../edge/shared/time/day.ts';
import type { LoadedDay } from './load-day.server.ts';

/** The nearest days with matches around an empty one: their starts, ms. */
export interface NearestDays {
  before: number | null;
  after: number | null;
}

/** Returns the days to offer from a sport's empty day; null for a day with matches, and on failure. */
export async function loadNearestDays(
  { api, timeZone }: LoaderContext,
  day: LoadedDay,
  { sport, signal }: { sport: Sport; signal: AbortSignal },
): Promise<NearestDays | null> {
  if (day.kind === 'failed' || hasMatches(day)) return null;
  const query = { ...day.scores.day, sportId: sport.id };
  const nearest = await orNullWhenFailed(call(api, CALLS.getNearestEvents, query, signal));
  if (!nearest) return null;
  const dayOf = (time: number | null) => time && startOfDay(time, timeZone);
  return { before: dayOf(nearest.before), after: dayOf(nearest.after) };
}

function hasMatches({ scores }: LoadedDay & { kind: 'loaded' }): boolean {
  const lines = scores.roomSnapshots.flatMap(({ snapshot }) =>
    Object.values(snapshot?.lines ?? {}),
  );
  return scores.matches.length > 0 || lines.some((line) => isOfDay(line, scores));
}
