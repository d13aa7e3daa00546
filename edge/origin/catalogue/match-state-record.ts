import * as v from 'valibot';
import { eventStatusSchema } from '../../../realtime/protocol/event-status.ts';
import type { EventStatus } from '../../../realtime/sports/event-status.ts';
import {
  epochSchema,
  versionSchema,
  type MatchSnapshot,
} from '../../../realtime/protocol/frame.ts';
import { matchIdSchema } from '../../../realtime/protocol/match-id.ts';
import {
  clockSchema,
  displayStatusesSchema,
  gameScoreSchema,
  periodsSchema,
  teamSchema,
} from '../../../realtime/protocol/match-state.ts';
import { matchStatusSchema } from '../../../realtime/protocol/match-status.ts';
import {
  labelSchema,
  sideSchema,
  sidesSchema,
  timeSchema,
} from '../../../realtime/protocol/primitives.ts';
import { sportIdSchema } from '../../../realtime/protocol/sport.ts';
import { entityIdSchema } from '../../../realtime/protocol/text.ts';

/**
 * The part of a room's state that the database stores: without incidents and statistics, since
 * these may exceed a queue message (128 kB).
 */
export const matchStateRecordSchema = v.strictObject({
  matchId: matchIdSchema,
  epoch: epochSchema,
  version: versionSchema,
  /** When it was read from the room, ms. */
  at: timeSchema,
  sportId: sportIdSchema,
  league: v.strictObject({ id: entityIdSchema, name: labelSchema }),
  home: teamSchema,
  away: teamSchema,
  startTime: timeSchema,
  startTimeTbd: v.optional(v.boolean()),
  startDayTbd: v.optional(v.boolean()),
  status: eventStatusSchema,
  matchStatus: matchStatusSchema,
  playedTime: v.nullable(clockSchema.entries.seconds),
  score: v.nullable(sidesSchema),
  periods: periodsSchema,
  gameScore: gameScoreSchema,
  shootout: v.nullable(sidesSchema),
  winner: v.optional(sideSchema),
  displayStatus: displayStatusesSchema,
  /** Players whom new incidents name with an id, so that their pages exist during the match. */
  people: v.optional(v.array(v.strictObject({ id: entityIdSchema, name: labelSchema }))),
});
export type MatchStateRecord = v.InferOutput<typeof matchStateRecordSchema>;

const NOT_BEGUN: ReadonlySet<EventStatus> = new Set<EventStatus>([
  'NotStarted',
  'Delayed',
  'Postponed',
  'Cancelled',
  'Unknown',
]);

/** Returns the record of a snapshot read at `at` ms. A match that has not begun has no score. */
export function matchStateRecord(snapshot: MatchSnapshot, at: number): MatchStateRecord {
  const { epoch, version, state } = snapshot;
  const hasBegun = !(state.matchStatus === 'Not start' && NOT_BEGUN.has(state.status));
  return {
    matchId: state.matchId,
    epoch,
    version,
    at,
    sportId: state.sportId,
    league: { id: state.leagueId, name: state.leagueName },
    home: state.home,
    away: state.away,
    startTime: state.startTime,
    ...(state.startTimeTbd && { startTimeTbd: true }),
    ...(state.startDayTbd && { startDayTbd: true }),
    status: state.status,
    matchStatus: state.matchStatus,
    playedTime: state.clock?.seconds ?? null,
    score: hasBegun ? state.score : null,
    periods: state.periods,
    gameScore: state.gameScore,
    shootout: state.shootout ?? null,
    ...(state.winner && { winner: state.winner }),
    displayStatus: state.displayStatus,
  };
}
