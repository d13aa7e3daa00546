import * as v from 'valibot';
import { eventStatusSchema } from '../../protocol/event-status.ts';
import type { EventStatus } from '../../sports/event-status.ts';

/** The status of a match where it is to be played; undefined where nobody knows it. */
export type StatusOf = (matchId: string) => Promise<EventStatus | undefined>;

/** What of the media API's answer about a match says how it stands. */
const answerSchema = v.object({
  data: v.object({ event: v.object({ eventStatus: eventStatusSchema }) }),
});

/** Asks a server. A match that it does not know, or a server without a media API, has no status. */
export async function statusOn(to: string, matchId: string): Promise<EventStatus | undefined> {
  try {
    const response = await fetch(new URL(`/api/media/v1/events/${matchId}`, to), {
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    if (!response.ok) return undefined;
    return v.parse(answerSchema, JSON.parse(text)).data.event.eventStatus;
  } catch {
    return undefined;
  }
}
