import * as v from 'valibot';
import { eventWireSchema } from './event.ts';
import { seasonWireSchema } from './standings.ts';
import { teamLooks } from './team.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A side of a tie. */
export const tieSideSchema = v.object({
  /** Null while it is not known who it will be, and beside a team that goes on by a bye. */
  team: v.nullable(
    v.object({
      teamId: idSchema,
      teamName: textSchema,
      teamShortName: textSchema,
      ...teamLooks,
    }),
  ),
  /** The tie whose winner this is or will be; null for who came in here. */
  fromTieId: v.nullable(idSchema),
  /** Goals, points or sets of all legs; of a shoot-out apart. Null before the first leg. */
  score: v.nullable(figureSchema),
  shootout: v.nullable(figureSchema),
  isWinner: v.boolean(),
});
export type TieSide = v.InferOutput<typeof tieSideSchema>;

/** Two teams of whom one goes through, in one match or two legs. */
export const tieSchema = v.object({
  /** Unique within the bracket. */
  tieId: idSchema,
  /** The first is at home in the first leg. */
  sides: v.tuple([tieSideSchema, tieSideSchema]),
  /** In the order in which they are played; empty while the tie is not drawn. */
  legs: rowsSchema(eventWireSchema),
  /** Where the winner goes; null after a final, or while nobody knows. */
  nextTieId: v.nullable(idSchema),
});
export type Tie = v.InferOutput<typeof tieSchema>;

/**
 * `getBracket`: the knock-out of a season, the
 * current one unless another is asked for. Rounds are in the order in which they
 * are played, ties in that of the drawing: the winners of two neighbours meet.
 * A match for third place is a round of its own. `rounds` is empty for a
 * season without a knock-out. The call's name is our own.
 */
export const bracketSchema = v.object({
  season: v.nullable(seasonWireSchema),
  rounds: rowsSchema(v.object({ roundName: textSchema, ties: rowsSchema(tieSchema) })),
});
export type Bracket = v.InferOutput<typeof bracketSchema>;
