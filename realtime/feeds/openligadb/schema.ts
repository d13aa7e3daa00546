import * as v from 'valibot';

/*
 * The parts of OpenLigaDB's responses that are read. People enter them by hand while they watch:
 * any may be missing for a while, or for good.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.optional(v.nullable(v.string()));

const teamSchema = v.object({
  teamId: count,
  teamName: v.pipe(v.string(), v.minLength(1)),
  shortName: text,
  teamIconUrl: text,
});

const resultSchema = v.object({
  /** 'Halbzeitergebnis', 'Halbzeit', 'Endergebnis', 'nach Verlängerung' … */
  resultName: text,
  /** 1 is the half-time result, 2 the final result. */
  resultTypeID: count,
  pointsTeam1: count,
  pointsTeam2: count,
});
export type LigaResult = v.InferOutput<typeof resultSchema>;

const goalSchema = v.object({
  goalID: count,
  scoreTeam1: v.nullable(count),
  scoreTeam2: v.nullable(count),
  matchMinute: v.optional(v.nullable(count)),
  goalGetterName: text,
  isPenalty: v.optional(v.nullable(v.boolean())),
  isOwnGoal: v.optional(v.nullable(v.boolean())),
});
export type LigaGoal = v.InferOutput<typeof goalSchema>;

export const ligaMatchSchema = v.object({
  matchID: count,
  matchDateTimeUTC: v.pipe(v.string(), v.isoTimestamp()),
  leagueName: v.pipe(v.string(), v.minLength(1)),
  leagueSeason: v.optional(v.nullable(v.number())),
  leagueShortcut: v.pipe(v.string(), v.minLength(1)),
  group: v.optional(v.nullable(v.object({ groupName: text }))),
  team1: teamSchema,
  team2: teamSchema,
  matchIsFinished: v.boolean(),
  matchResults: v.optional(v.nullable(v.array(resultSchema)), []),
  goals: v.optional(v.nullable(v.array(goalSchema)), []),
  location: v.optional(
    v.nullable(
      v.object({
        locationID: v.optional(v.nullable(count)),
        locationCity: text,
        locationStadium: text,
      }),
    ),
  ),
});
export type LigaMatch = v.InferOutput<typeof ligaMatchSchema>;

/**
 * Response of `getmatchdata/{league}/{season}/{matchday}`. Matches are parsed one by one, so that
 * an invalid match does not hide the others.
 */
export const matchdaySchema = v.array(v.unknown());

/** Response of `getcurrentgroup/{league}`: the current matchday. */
export const groupSchema = v.object({ groupOrderID: count });

/**
 * Response of `getlastchangedate/{league}/{season}/{matchday}`: time of the last change to its
 * matches.
 */
export const lastChangeSchema = v.string();
