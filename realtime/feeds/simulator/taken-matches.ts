import * as v from 'valibot';
import { eventStatusSchema } from '../../protocol/event-status.ts';

/** What of the media API's answer about a match says whether it has begun. */
const answerSchema = v.object({
  data: v.object({ event: v.object({ eventStatus: eventStatusSchema }) }),
});

/**
 * Asks a server whether it knows a match to have begun. One that it does not
 * know, or a server without a media API, leaves every match to be played.
 */
export async function isTakenOn(to: string, matchId: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(`/api/media/v1/events/${matchId}`, to), {
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    if (!response.ok) return false;
    const { data } = v.parse(answerSchema, JSON.parse(text));
    return data.event.eventStatus !== 'NotStarted';
  } catch {
    return false;
  }
}
