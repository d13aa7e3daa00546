import * as v from 'valibot';
import { matchStatusSchema } from './match-status.ts';
import { countSchema, labelSchema, sideSchema, sidesSchema } from './primitives.ts';
import { entityIdSchema, visibleTextSchema } from './text.ts';

export const INCIDENT_TYPES = [
  'goal',
  'own-goal',
  'penalty-goal',
  'penalty-missed',
  'shootout-scored',
  'shootout-missed',
  'yellow-card',
  'second-yellow-card',
  'red-card',
  'substitution',
  'var',
  'score',
  'touchdown',
  'field-goal',
  'extra-point',
  'safety',
  'home-run',
  'run',
  'suspension',
  'timeout',
  'foul',
  'break-of-serve',
  'period-start',
  'period-end',
  'injury-time',
  'shot',
  'corner',
  'offside',
  'comment',
] as const;
export const incidentTypeSchema = v.picklist(INCIDENT_TYPES);
export type IncidentType = v.InferOutput<typeof incidentTypeSchema>;

/** What is told of a match without being a turn in it: a timeline does without them. */
export const MINOR_INCIDENTS: ReadonlySet<IncidentType> = new Set<IncidentType>([
  'shot',
  'corner',
  'offside',
  'foul',
  'comment',
]);

const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * A shot at goal. `x` and `y` are per cent of the pitch as the team attacks: x
 * from its own goal line (0) to the opponent's (100), y from its left touch
 * line (0) to its right one (100).
 */
export const shotSchema = v.strictObject({
  outcome: v.picklist(['goal', 'saved', 'off-target', 'blocked', 'woodwork']),
  /** How likely it was to go in, 0–1. */
  expectedGoals: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  x: v.optional(percentSchema),
  y: v.optional(percentSchema),
});
export type Shot = v.InferOutput<typeof shotSchema>;

/** How a touchdown came about. */
export const PLAYS = [
  'pass',
  'run',
  'kick-return',
  'punt-return',
  'interception',
  'fumble',
] as const;

/**
 * Something that happened in a match. Sent again under the same `id` it
 * replaces what was known of it; `removed: true` takes it back (a goal the
 * video assistant referee disallows) while it stays in the record.
 */
export const incidentSchema = v.strictObject({
  id: entityIdSchema,
  type: incidentTypeSchema,
  /** The side it counts for: an own goal carries the side that gains the goal. */
  team: v.nullable(sideSchema),
  /** Minute of play as the field counts it (45 for 45+2); null where a sport has none. */
  minute: v.nullable(countSchema),
  /** Minutes of stoppage time beyond `minute`: 2 for 45+2. */
  stoppage: v.optional(countSchema),
  /** Seconds left of its period, of sports whose clock counts down. */
  remaining: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(86_400))),
  period: v.optional(matchStatusSchema),
  player: v.optional(labelSchema),
  /** The assist's giver, the player who comes on in a substitution, or the one who was fouled. */
  relatedPlayer: v.optional(labelSchema),
  /** Ids of the two, as in the line-up. */
  playerId: v.optional(entityIdSchema),
  relatedPlayerId: v.optional(entityIdSchema),
  /** Of a shot, and of a goal or a penalty, which are shots as well. */
  shot: v.optional(shotSchema),
  /** What a score was worth: 3 for a three-pointer. */
  points: v.optional(countSchema),
  /** Of a touchdown how it came about, and of one or a field goal from how far, yards. */
  play: v.optional(v.picklist(PLAYS)),
  yards: v.optional(countSchema),
  text: v.optional(visibleTextSchema(500)),
  /** The score after it. */
  score: v.optional(sidesSchema),
  removed: v.optional(v.boolean()),
});
export type Incident = v.InferOutput<typeof incidentSchema>;
