import * as v from 'valibot';

const optionalText = v.optional(v.nullable(v.string()));

/** A count that the file writes as text: '125'. */
const countText = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a score')), v.number()]),
  v.transform(Number),
);

const actionSchema = v.object({
  actionNumber: v.number(),
  orderNumber: v.optional(v.nullable(v.number())),
  /** Time left in the period: 'PT11M38.00S'. */
  clock: optionalText,
  timeActual: optionalText,
  /** When the action was last corrected. */
  edited: optionalText,
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  actionType: v.string(),
  subType: optionalText,
  teamId: v.optional(v.nullable(v.number())),
  teamTricode: optionalText,
  /** Absent: as before. */
  scoreHome: v.optional(v.nullable(countText)),
  scoreAway: v.optional(v.nullable(countText)),
  description: optionalText,
  /** 0 where the team did it. */
  personId: v.optional(v.nullable(v.number())),
  playerNameI: optionalText,
  assistPersonId: v.optional(v.nullable(v.number())),
  assistPlayerNameInitial: optionalText,
});
export type NbaAction = v.InferOutput<typeof actionSchema>;

export const nbaPlayByPlaySchema = v.object({
  game: v.object({
    gameId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/)),
    actions: v.pipe(v.array(actionSchema), v.minLength(1)),
  }),
});
export type NbaPlayByPlay = v.InferOutput<typeof nbaPlayByPlaySchema>;

const figure = v.optional(v.number());

/** Of a player or a team. */
const figuresSchema = v.object({
  /** 'PT20M46.00S' */
  minutes: optionalText,
  points: figure,
  reboundsTotal: figure,
  /** Of a team: those that its players took. */
  reboundsPersonal: figure,
  reboundsOffensive: figure,
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
  /** '1' or '0', as `played`. */
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
