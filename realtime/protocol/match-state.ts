import * as v from 'valibot';
import { eventStatusSchema } from './event-status.ts';
import { incidentSchema } from './incident.ts';
import { matchIdSchema } from './match-id.ts';
import { matchStatusSchema } from './match-status.ts';
import {
  figureSchema,
  labelSchema,
  nationSchema,
  pictureUriSchema,
  sideSchema,
  sidesSchema,
  timeSchema,
} from './primitives.ts';
import { sportIdSchema } from './sport.ts';
import { entityIdSchema, textSchema, visibleTextSchema } from './text.ts';

export const teamSchema = v.strictObject({
  id: entityIdSchema,
  name: labelSchema,
  shortName: labelSchema,
  /** What a scoreboard calls it: 'MCI', 'KOR'. */
  code: v.optional(visibleTextSchema(5)),
  /** The nation that it is or, of a player, plays for. Absent for clubs. */
  nation: v.optional(nationSchema),
  logoUri: v.optional(pictureUriSchema),
});
export type Team = v.InferOutput<typeof teamSchema>;

/**
 * The match clock: it showed `seconds` of play at the time `at` (ms). While
 * `running`, it shows `seconds` plus what has passed since. Sports that count
 * down (basketball, American football) send the time left as `countdown: true`.
 */
export const clockSchema = v.strictObject({
  seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(86_400)),
  running: v.boolean(),
  at: timeSchema,
  countdown: v.optional(v.boolean()),
});
export type Clock = v.InferOutput<typeof clockSchema>;

const yardsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(120));

/** The running game of a sport played in sets: '40', 'A' or a count as text, and who serves. */
export const pointsSchema = v.strictObject({
  home: textSchema(4),
  away: textSchema(4),
  server: v.optional(sideSchema),
});
export type Points = v.InferOutput<typeof pointsSchema>;

/**
 * What the next play is about: who has the ball, in American football at which
 * down, how many yards short of the next first down and how many of the goal
 * line; in baseball who bats, how many are out and which bases are taken.
 */
export const situationSchema = v.strictObject({
  possession: sideSchema,
  down: v.optional(v.picklist([1, 2, 3, 4])),
  distance: v.optional(yardsSchema),
  toGoal: v.optional(yardsSchema),
  outs: v.optional(v.picklist([0, 1, 2, 3])),
  bases: v.optional(v.pipe(v.array(v.picklist([1, 2, 3])), v.maxLength(3))),
});
export type Situation = v.InferOutput<typeof situationSchema>;

/** Display status of spec point 4, when the feed's own server decides what is shown. */
export const displayStatusSchema = v.strictObject({
  statusType: v.picklist(['MATCH_TIME', 'EVENT_STATUS', 'LIVE']),
  displayStatus: textSchema(60),
});
export type DisplayStatus = v.InferOutput<typeof displayStatusSchema>;

/** A match has at most this many statistics. */
export const MAX_STATISTICS = 200;

/** Both sides' figures by name. */
export const statsSchema = v.pipe(
  v.record(visibleTextSchema(60), v.strictObject({ home: figureSchema, away: figureSchema })),
  v.maxEntries(MAX_STATISTICS, `at most ${MAX_STATISTICS} statistics`),
);
export type Stats = v.InferOutput<typeof statsSchema>;

export const periodsSchema = v.pipe(v.array(sidesSchema), v.maxLength(30));
export const gameScoreSchema = v.pipe(v.array(textSchema(20)), v.maxLength(30));
export const displayStatusesSchema = v.pipe(v.array(displayStatusSchema), v.maxLength(10));
export const incidentsSchema = v.pipe(v.array(incidentSchema), v.maxLength(2_000));

/**
 * Nothing was heard of the match since `since`; the room noticed it at `at`,
 * where its clock stops (both ms). Absent while news comes.
 */
export const silenceSchema = v.strictObject({ since: timeSchema, at: timeSchema });
export type Silence = v.InferOutput<typeof silenceSchema>;

/*
 * No member may be null: a merge patch could not tell it from an absent one,
 * and a client's rebuilt state would differ from a fresh snapshot.
 */
const lineEntries = {
  matchId: matchIdSchema,
  sportId: sportIdSchema,
  leagueId: entityIdSchema,
  leagueName: labelSchema,
  home: teamSchema,
  away: teamSchema,
  startTime: timeSchema,
  /** Set while the time of day is not known: then `startTime` is noon UTC of the date. */
  startTimeTbd: v.optional(v.boolean()),
  /** Set while the day is not known either: then `startTime` is noon UTC of 1 January of the year. */
  startDayTbd: v.optional(v.boolean()),
  status: eventStatusSchema,
  matchStatus: matchStatusSchema,
  clock: v.optional(clockSchema),
  silence: v.optional(silenceSchema),
  /** Goals or points; sets won in sports played in sets. */
  score: sidesSchema,
  /** Per half, quarter, inning or set, in order. */
  periods: periodsSchema,
  points: v.optional(pointsSchema),
  situation: v.optional(situationSchema),
  shootout: v.optional(sidesSchema),
  /** Who won, where score and shoot-out do not say so: by a walkover, a retirement. */
  winner: v.optional(sideSchema),
  /** eventGameScore of the spec: the first entry is the half-time score. */
  gameScore: gameScoreSchema,
  displayStatus: displayStatusesSchema,
};

/** What a list shows of a match: the state without its incidents and statistics. */
export const matchLineSchema = v.strictObject({
  ...lineEntries,
  /** Red cards per side, where the sport has them. */
  redCards: v.optional(sidesSchema),
});
export type MatchLine = v.InferOutput<typeof matchLineSchema>;

/** All that a match room knows of its match (design §3). */
export const matchStateSchema = v.strictObject({
  ...lineEntries,
  incidents: v.array(incidentSchema),
  stats: statsSchema,
  /** When the newest applied update happened, ms. */
  occurredAt: timeSchema,
});
export type MatchState = v.InferOutput<typeof matchStateSchema>;
