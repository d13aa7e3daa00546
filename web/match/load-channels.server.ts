import * as v from 'valibot';
import type { ChannelWire } from '../../edge/contracts/broadcasters.ts';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { EventDetail } from '../../edge/contracts/event.ts';
import { eventStatusSchema } from '../../realtime/protocol/event-status.ts';
import { CLOSED_STATUSES } from '../../realtime/sports/event-status.ts';
import { callOrNull } from '../api/client.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';

const statusSchema = v.fallback(eventStatusSchema, 'Unknown');

/** Loads a match's channels in the visitor's country; none once it is over or off. */
export async function loadChannels(
  { api }: LoaderContext,
  detail: EventDetail | null,
  signal: AbortSignal,
): Promise<ChannelWire[]> {
  if (!detail || detail.parts?.includes('broadcasters') === false) return [];
  const { eventId: id, eventStatus } = detail.event;
  if (CLOSED_STATUSES.has(v.parse(statusSchema, eventStatus))) return [];
  return (await callOrNull(api, CALLS.getBroadcasters, { id }, signal))?.channels ?? [];
}
