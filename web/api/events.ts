import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import {
  eventDetailSchema,
  eventListSchema,
  type EventDetail,
  type EventList,
} from '../../edge/contracts/event.ts';
import type { SportId } from '../../realtime/sports/sport.ts';
import type { Api } from './client.ts';
import { orNullWhenMissing } from './failure.ts';

const listAnswer = envelopeSchema(eventListSchema);
const detailAnswer = envelopeSchema(eventDetailSchema);

/** The matches that start in [from, to) ms, of one sport or of all. */
export async function getEvents(
  api: Api,
  query: { from: number; to: number; sportId?: SportId },
  signal?: AbortSignal,
): Promise<EventList> {
  const search = new URLSearchParams({ from: String(query.from), to: String(query.to) });
  if (query.sportId !== undefined) search.set('sportId', String(query.sportId));
  const { data } = await api.get(`/api/media/v1/events?${search}`, listAnswer, signal);
  return data;
}

/** One match with its league, or null when there is none of that id. */
export async function getEvent(
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<EventDetail | null> {
  const path = `/api/media/v1/events/${encodeURIComponent(id)}`;
  const answer = await orNullWhenMissing(api.get(path, detailAnswer, signal));
  return answer && answer.data;
}
