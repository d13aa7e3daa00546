import { ownAddressOf } from '../contracts/call-address.ts';
import {
  getLeagueCalendar,
  getMatchCalendar,
  getTeamCalendar,
} from '../contracts/calendar-calls.ts';
import { getFanCalendar } from '../contracts/fan-calendar-calls.ts';
import type { CalendarWire } from '../contracts/calendar.ts';
import { CALENDAR_ENDED } from '../contracts/messages.ts';
import { envelopeSchema } from '../contracts/envelope.ts';
import { parseAnswer } from '../contracts/rows.ts';
import type { DataApp } from '../data-app.ts';
import { askData, statusAfter, type AskingContext } from '../routes/ask-data.ts';

/**
 * The call of each kind of calendar: those of a match's, team's and league's page, and a fan's own.
 */
export const CALENDAR_CALLS = {
  match: getMatchCalendar,
  team: getTeamCalendar,
  league: getLeagueCalendar,
  fan: getFanCalendar,
} as const;
export type CalendarKind = keyof typeof CALENDAR_CALLS;

export type CalendarRead =
  | { kind: 'found'; calendar: CalendarWire }
  | { kind: 'missing'; status: 404 | 410; message: string }
  | { kind: 'unreadable'; status: ReturnType<typeof statusAfter> };

/**
 * Returns a calendar from the media API, embedded or not; without its matches if one of the `known`
 * tags names its state.
 */
export async function readCalendar(
  c: AskingContext,
  data: DataApp,
  { kind, id, known }: { kind: CalendarKind; id: string; known: readonly string[] },
): Promise<CalendarRead> {
  const call = CALENDAR_CALLS[kind];
  const input = { id, ...(known.length > 0 && { known: known.slice(0, 2).join() }) };
  const { status, body } = await askData(c, data, ownAddressOf(call, input));
  if (status === 404) return { kind: 'missing', status, message: call.missing };
  if (status === 410) return { kind: 'missing', status, message: CALENDAR_ENDED };
  const parsed = parseAnswer(envelopeSchema(call.data), body);
  if (parsed.kind === 'malformed') return { kind: 'unreadable', status: statusAfter(status) };
  return { kind: 'found', calendar: parsed.output.data };
}
