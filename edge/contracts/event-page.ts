import * as v from 'valibot';
import { eventListSchema, eventWireSchema } from './event.ts';

/**
 * `GET /v1/events/team/{teamRadarId}/{type}` and
 * `/v1/events/tournament/{leagueRadarId}/{type}` with `flag?` and `size?` (20,
 * at most 100). `results` are the matches whose status is closed (spec point
 * 4), newest first; `fixtures` all others, soonest first.
 */
export const eventPageSchema = v.object({
  ...eventListSchema.entries,
  /** Sent back as `flag`, it brings what follows; null at the end. */
  flag: v.nullable(v.string()),
});
export type EventPage = v.InferOutput<typeof eventPageSchema>;

/** `GET /v1/events/{id}/head-to-head`, newest first. The call's name is our own. */
export const headToHeadSchema = v.object({
  /** Last results of the home team, then of the away team: five at most. */
  home: v.array(eventWireSchema),
  away: v.array(eventWireSchema),
  /** Last results of the two against each other: ten at most. */
  meetings: v.array(eventWireSchema),
  /** What `meetings` say, as the sides stand in this match. */
  summary: v.object({ homeWins: v.number(), awayWins: v.number(), draws: v.number() }),
});
export type HeadToHead = v.InferOutput<typeof headToHeadSchema>;
