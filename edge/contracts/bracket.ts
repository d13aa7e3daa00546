import * as v from 'valibot';
import { eventWireSchema } from './event.ts';
import { seasonWireSchema } from './standings.ts';
import { teamLooks } from './team.ts';
import { figureSchema, idSchema, textSchema } from './primitives.ts';
import { rowsSchema } from './rows.ts';

/** A side of a tie. */
export const tieSideSchema = v.object({
  /** Null while undecided, and beside a team that advances by a bye. */
  team: v.nullable(
    v.object({
      teamId: idSchema,
      teamName: textSchema,
      teamShortName: textSchema,
      ...teamLooks,
    }),
  ),
  /** The tie whose winner plays here; null for a team that enters the knock-out in this tie. */
  fromTieId: v.nullable(idSchema),
  /** Goals, points or sets of all legs, without the shoot-out. Null before the first leg. */
  score: v.nullable(figureSchema),
  shootout: v.nullable(figureSchema),
  isWinner: v.boolean(),
});
export type TieSide = v.InferOutput<typeof tieSideSchema>;

/** A pairing, of one match or two legs, from which one team advances. */
export const tieSchema = v.object({
  /** Unique within the bracket. */
  tieId: idSchema,
  /** The first side is at home in the first leg. */
  sides: v.tuple([tieSideSchema, tieSideSchema]),
  /** In playing order; empty before the draw. */
  legs: rowsSchema(eventWireSchema),
  /** The winner's next tie; null after a final, or while unknown. */
  nextTieId: v.nullable(idSchema),
});
export type Tie = v.InferOutput<typeof tieSchema>;

/**
 * `getBracket`: the knock-out of a season, by default the current one. Rounds are in playing order,
 * ties in drawing order, so that the winners of neighbouring ties meet. A match for third place is
 * a separate round. `rounds` is empty for a season without a knock-out. The call's name is our own.
 */
export const bracketSchema = v.object({
  season: v.nullable(seasonWireSchema),
  rounds: rowsSchema(v.object({ roundName: textSchema, ties: rowsSchema(tieSchema) })),
});
export type Bracket = v.InferOutput<typeof bracketSchema>;
