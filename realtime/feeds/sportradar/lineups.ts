import * as v from 'valibot';
import { lineupSchema, type Lineup, type LineupPlayer } from '../../protocol/lineup.ts';
import { labelSchema, sideSchema, type Side } from '../../protocol/primitives.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import { personName } from './person-name.ts';
import { positionCode } from './position.ts';
import { time } from './schema.ts';

const text = v.optional(v.nullable(v.string()));

const playerSchema = v.looseObject({
  id: entityIdSchema,
  name: labelSchema,
  type: text,
  jersey_number: v.optional(v.nullable(v.number())),
  starter: v.optional(v.boolean()),
  /** Order of starters in the formation: the goalkeeper is 1. */
  order: v.optional(v.nullable(v.number())),
});

/** Answer of `sport_events/{id}/lineups.json`. */
export const lineupsSchema = v.looseObject({
  generated_at: time,
  sport_event_conditions: v.optional(
    v.looseObject({ lineups: v.optional(v.looseObject({ confirmed: v.optional(v.boolean()) })) }),
  ),
  lineups: v.optional(
    v.looseObject({
      competitors: v.array(
        v.looseObject({
          qualifier: sideSchema,
          formation: v.optional(v.nullable(v.looseObject({ type: text }))),
          manager: v.optional(v.nullable(v.looseObject({ name: labelSchema }))),
          players: v.optional(v.array(v.unknown()), []),
        }),
      ),
    }),
  ),
});
export type Lineups = v.InferOutput<typeof lineupsSchema>;

/** Returns each side's team sheet, if any. */
export function lineupsOf({
  lineups,
  sport_event_conditions: conditions,
}: Lineups): Partial<Record<Side, Lineup>> {
  const confirmed = conditions?.lineups?.confirmed ?? false;
  const sheets = (lineups?.competitors ?? []).flatMap(
    ({ qualifier, formation, manager, players }) => {
      const listed = players.flatMap((player) => {
        const parsed = v.safeParse(playerSchema, player);
        return parsed.success ? [parsed.output] : [];
      });
      const starters = listed.filter(({ starter }) => starter);
      if (starters.length === 0) return [];
      const sheet = v.safeParse(lineupSchema, {
        confirmed,
        ...(formation?.type &&
          /^\d(?:-\d){1,4}$/.test(formation.type) && { formation: formation.type }),
        ...(manager && { coach: personName(manager.name) }),
        starters: starters
          .toSorted((a, b) => (a.order ?? starters.length) - (b.order ?? starters.length))
          .map(sheetPlayer),
        substitutes: listed.filter(({ starter }) => !starter).map(sheetPlayer),
      });
      return sheet.success ? [[qualifier, sheet.output] as const] : [];
    },
  );
  return Object.fromEntries(sheets);
}

function sheetPlayer(player: v.InferOutput<typeof playerSchema>): LineupPlayer {
  const { id, name, type, jersey_number: number } = player;
  const position = type ? positionCode(type) : undefined;
  return {
    id,
    name: personName(name),
    ...(typeof number === 'number' && { number }),
    ...(position !== undefined && { position }),
  };
}
