import * as v from 'valibot';
import { eventStatusSchema } from './event-status.ts';
import { incidentSchema } from './incident.ts';
import { marksSchema, newsSchema } from './marks.ts';
import { kitSchema } from './kit.ts';
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
  /** Abbreviation on a scoreboard: 'MCI', 'KOR'. */
  code: v.optional(visibleTextSchema(5)),
  /** A national team's or a player's nation. Absent for clubs. */
  nation: v.optional(nationSchema),
  logoUri: v.optional(pictureUriSchema),
  /** Its own colours, not those of one match's shirts. */
  kit: v.optional(kitSchema),
});
export type Team = v.InferOutput<typeof teamSchema>;

/**
 * The match clock: it showed `seconds` of play at the time `at` (ms). While `running`, it shows
 * `seconds` plus the time since then. Sports that count down (basketball, American football) send
 * the time left with `countdown: true`.
 */
export const clockSchema = v.strictObject({
  seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(86_400)),
  running: v.boolean(),
  at: timeSchema,
  countdown: v.optional(v.boolean()),
});
export type Clock = v.InferOutput<typeof clockSchema>;

const yardsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(120));

/**
 * The current game in sports with sets: each side's points ('40', 'A' or a count), and the server.
 */
export const pointsSchema = v.strictObject({
  home: textSchema(4),
  away: textSchema(4),
  server: v.optional(sideSchema),
});
export type Points = v.InferOutput<typeof pointsSchema>;

/**
 * The situation of the next play. `possession` is the side with the ball, in baseball the batting
 * side. American football has the down, and the yards to the next first down and to the goal line;
 * baseball has the outs and the taken bases.
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

/** Display status of spec point 4, for a feed that determines it itself. */
export const displayStatusSchema = v.strictObject({
  statusType: v.picklist(['MATCH_TIME', 'EVENT_STATUS', 'LIVE']),
  displayStatus: textSchema(60),
});
export type DisplayStatus = v.InferOutput<typeof displayStatusSchema>;

/** Limit of statistics per match. */
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
 * The feed has sent no message about the match since `since`. The room noticed this at `at`, and
 * the match's clock stops there (both ms). Absent while the feed works.
 */
export const silenceSchema = v.strictObject({ since: timeSchema, at: timeSchema });
export type Silence = v.InferOutput<typeof silenceSchema>;

/*
 * No member may be null: a merge patch cannot distinguish null from an absent member, so the state
 * that a client rebuilds would differ from a fresh snapshot.
 */
const lineEntries = {
  matchId: matchIdSchema,
  sportId: sportIdSchema,
  leagueId: entityIdSchema,
  leagueName: labelSchema,
  home: teamSchema,
  away: teamSchema,
  startTime: timeSchema,
  /** Set while the time of day is unknown: `startTime` is noon UTC of the date. */
  startTimeTbd: v.optional(v.boolean()),
  /** Set while the day is unknown too: `startTime` is noon UTC of 1 January of the year. */
  startDayTbd: v.optional(v.boolean()),
  status: eventStatusSchema,
  matchStatus: matchStatusSchema,
  clock: v.optional(clockSchema),
  silence: v.optional(silenceSchema),
  /** Goals or points; sets won in sports with sets. */
  score: sidesSchema,
  /** Per half, quarter, inning or set, in order. */
  periods: periodsSchema,
  points: v.optional(pointsSchema),
  situation: v.optional(situationSchema),
  shootout: v.optional(sidesSchema),
  /** The winner, if score and shoot-out do not show it: walkover, retirement. */
  winner: v.optional(sideSchema),
  /** eventGameScore of the spec: the first entry is the half-time score. */
  gameScore: gameScoreSchema,
  displayStatus: displayStatusesSchema,
};

/** A match in a list: the state without its incidents and most of its statistics. */
export const matchLineSchema = v.strictObject({
  ...lineEntries,
  /** Red cards per side, in sports that have them. */
  redCards: v.optional(sidesSchema),
  /** Goals and cards of a match in play; absent before the first. */
  marks: v.optional(marksSchema),
  /** The last reported incident of a match in play. */
  news: v.optional(newsSchema),
  /** The statistics that lists of the sport show, such as hits and errors in baseball. */
  stats: v.optional(statsSchema),
});
export type MatchLine = v.InferOutput<typeof matchLineSchema>;

/** A match room's whole state (design §3). */
export const matchStateSchema = v.strictObject({
  ...lineEntries,
  incidents: v.array(incidentSchema),
  stats: statsSchema,
  /** Time of the newest applied update's event, ms. */
  occurredAt: timeSchema,
});
export type MatchState = v.InferOutput<typeof matchStateSchema>;
