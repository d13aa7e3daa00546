import * as v from 'valibot';
import * as CALLS from '../../edge/contracts/calls.ts';
import type { EventDetail } from '../../edge/contracts/event.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { MATCH_LEADERS } from '../../realtime/sports/match-leaders.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { callOrNull } from '../api/client.ts';
import { orNullWhenFailed } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { leadersOf, type Leaders } from './course/leaders.ts';

/** Loads a match's best players if its sport shows them, and returns no more of the box score. */
export async function loadLeaders(
  { api }: LoaderContext,
  detail: EventDetail | null,
  signal: AbortSignal,
): Promise<Leaders[]> {
  const sportId = v.safeParse(sportIdSchema, detail?.event.fixtureSportId);
  if (!detail || !sportId.success || detail.parts?.includes('box-score') === false) return [];
  const { key } = sportById(sportId.output);
  if (MATCH_LEADERS[key].length === 0) return [];
  const { eventId: id } = detail.event;
  const boxScore = await orNullWhenFailed(callOrNull(api, CALLS.getBoxScore, { id }, signal));
  return boxScore ? leadersOf(boxScore, key) : [];
}
