import * as v from 'valibot';

const optionalText = v.optional(v.nullable(v.string()));

const score = v.pipe(v.number(), v.integer('must be a score'), v.minValue(0), v.maxValue(999));

/** A score as text ('125') or as a number. A missing, null or empty score is unchanged. */
const scoreSchema = v.optional(
  v.union(
    [
      score,
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
      v.pipe(
        v.union([v.literal(''), v.null()]),
        v.transform(() => undefined),
      ),
    ],
    'must be a score',
  ),
);

/** Files of live games write 'Free Throw' as 'freethrow'. */
const typeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toLowerCase().replaceAll(' ', '')),
);

export const nbaActionSchema = v.object({
  actionNumber: v.number(),
  orderNumber: v.optional(v.nullable(v.number())),
  /** Orders the actions of files that have no `orderNumber`. */
  actionId: v.optional(v.nullable(v.number())),
  /** Time left in the period: 'PT11M38.00S'. */
  clock: optionalText,
  /** Time of day, '2020-12-23T00:06:19.0Z'. */
  timeActual: optionalText,
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  actionType: typeSchema,
  subType: optionalText,
  teamId: v.optional(v.nullable(v.number())),
  teamTricode: optionalText,
  scoreHome: scoreSchema,
  scoreAway: scoreSchema,
  description: optionalText,
  /** 0 for a team's action. */
  personId: v.optional(v.nullable(v.number())),
  playerNameI: optionalText,
  assistPersonId: v.optional(v.nullable(v.number())),
  assistPlayerNameInitial: optionalText,
});
export type NbaAction = v.InferOutput<typeof nbaActionSchema>;

export const nbaPlayByPlaySchema = v.object({
  game: v.object({
    gameId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    /** Parsed one by one. */
    actions: v.pipe(v.array(v.unknown()), v.minLength(1)),
  }),
});

const figure = v.optional(v.nullable(v.number()));

/** Figures of a player or a team. */
const figuresSchema = v.object({
  /** 'PT20M46.00S' */
  minutes: optionalText,
  points: figure,
  reboundsTotal: figure,
  /** Only for a team: the rebounds of its players. */
  reboundsPersonal: figure,
  reboundsOffensive: figure,
  reboundsDefensive: figure,
  assists: figure,
  steals: figure,
  blocks: figure,
  turnovers: figure,
  fieldGoalsMade: figure,
  fieldGoalsAttempted: figure,
  threePointersMade: figure,
  threePointersAttempted: figure,
  freeThrowsMade: figure,
  freeThrowsAttempted: figure,
  foulsPersonal: figure,
  plusMinusPoints: figure,
});
export type NbaFigures = v.InferOutput<typeof figuresSchema>;

const boxPlayerSchema = v.object({
  personId: v.number(),
  name: v.pipe(v.string(), v.minLength(1)),
  jerseyNum: optionalText,
  position: optionalText,
  /** 'ACTIVE' or 'INACTIVE' */
  status: optionalText,
  /** 'INACTIVE_INJURY' */
  notPlayingReason: optionalText,
  notPlayingDescription: optionalText,
  /** '1' or '0'. So is `played`. */
  starter: optionalText,
  played: optionalText,
  statistics: v.optional(figuresSchema),
});
export type NbaBoxPlayer = v.InferOutput<typeof boxPlayerSchema>;

const boxTeamSchema = v.object({
  teamName: v.string(),
  teamCity: v.optional(v.string()),
  teamTricode: v.string(),
  players: v.optional(v.array(boxPlayerSchema)),
  statistics: v.optional(figuresSchema),
});
export type NbaBoxTeam = v.InferOutput<typeof boxTeamSchema>;

export const nbaBoxScoreSchema = v.object({
  game: v.object({
    gameId: v.string(),
    gameTimeUTC: optionalText,
    arena: v.optional(
      v.nullable(
        v.object({ arenaName: optionalText, arenaCity: optionalText, arenaCountry: optionalText }),
      ),
    ),
    homeTeam: boxTeamSchema,
    awayTeam: boxTeamSchema,
  }),
});
export type NbaBoxScore = v.InferOutput<typeof nbaBoxScoreSchema>;
