import * as v from 'valibot';

const optionalText = v.optional(v.nullable(v.string()));
const optionalNumber = v.optional(v.nullable(v.number()));
const pointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200));

export const nflPlaySchema = v.object({
  /** 1 when the play scores. */
  sp: v.optional(v.nullable(v.number())),
  qtr: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  /** Time left in the quarter at the play's start, '09:51'; may be empty. */
  time: optionalText,
  posteam: optionalText,
  /** At the snap; 0 for kick-offs and tries. */
  down: optionalNumber,
  ydstogo: optionalNumber,
  /** 'NE 31', or '50'. */
  yrdln: optionalText,
  desc: optionalText,
  note: optionalText,
});
export type NflPlay = v.InferOutput<typeof nflPlaySchema>;

/** Plays are parsed one by one. */
const driveSchema = v.object({ plays: v.record(v.string(), v.unknown()) });

const figure = v.nullable(v.union([v.number(), v.string()]));
/** Figures of a team by name, or of players by player key. */
const tableSchema = v.record(v.string(), v.union([figure, v.record(v.string(), figure)]));
export type NflTable = v.InferOutput<typeof tableSchema>;

const sideSchema = v.object({
  abbr: v.pipe(v.string(), v.minLength(2), v.maxLength(4)),
  /** Points by quarter ('5' is all overtime) and in total. */
  score: v.object({
    1: v.optional(v.nullable(pointsSchema)),
    2: v.optional(v.nullable(pointsSchema)),
    3: v.optional(v.nullable(pointsSchema)),
    4: v.optional(v.nullable(pointsSchema)),
    5: v.optional(v.nullable(pointsSchema)),
    T: pointsSchema,
  }),
  stats: v.optional(v.nullable(v.record(v.string(), tableSchema))),
});
export type NflSide = v.InferOutput<typeof sideSchema>;

const scoringSchema = v.object({
  type: optionalText,
  team: v.string(),
  desc: optionalText,
  /** Players' keys by name: 'T.Brady'. */
  players: v.optional(v.nullable(v.record(v.string(), v.string()))),
});

export const nflGameSchema = v.object({
  home: sideSchema,
  away: sideSchema,
  /** Drives by number; the member `crntdrv` is the current drive's number. */
  drives: v.record(v.string(), v.union([driveSchema, v.number(), v.null()])),
  /** Scores by play id. */
  scrsummary: v.optional(v.nullable(v.record(v.string(), scoringSchema))),
  /** 'Final' or 'final overtime' at the end. */
  qtr: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  stadium: optionalText,
});
export type NflGame = v.InferOutput<typeof nflGameSchema>;

/** Games by their id, the date and a number: '2015020100'. Other members are not games. */
export const nflGamecenterSchema = v.record(v.string(), v.unknown());
