import { BOX_SCORES } from '../../sports/box-score.ts';
import * as v from 'valibot';
import { boxScoreSideSchema, type MatchDetails } from '../../protocol/details.ts';
import { labelSchema, type Side } from '../../protocol/primitives.ts';
import { SIDES } from '../../sports/sides.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import type { ColumnKey } from '../../sports/figure.ts';
import type { SportKey } from '../../sports/sport.ts';
import { personName } from './person-name.ts';
import type { Statistics } from './schema.ts';
import { sumOf } from './statistics.ts';

export type BoxScore = NonNullable<MatchDetails['boxScore']>;

const playerSchema = v.looseObject({
  id: entityIdSchema,
  name: labelSchema,
  starter: v.fallback(v.optional(v.boolean()), undefined),
  statistics: v.record(v.string(), v.unknown()),
});

/**
 * Sportradar's names of a player's figures, where they differ from ours. The figures of several
 * names are added up.
 */
const NAMES: Partial<Record<ColumnKey, readonly string[]>> = {
  minutes: ['minutes_played'],
  goals: ['goals_scored'],
  shots: ['shots_on_target', 'shots_off_target', 'shots_blocked'],
  'key-passes': ['chances_created'],
  tackles: ['tackles_total'],
  saves: ['shots_faced_saved'],
  fouls: ['fouls_committed'],
  'red-cards': ['red_cards', 'yellow_red_cards'],
};

/** Returns each player's figures in the sport's box score; undefined if none are reported. */
export function boxScoreOf(statistics: Statistics, sport: SportKey): BoxScore | undefined {
  const keys = new Set(BOX_SCORES[sport].flatMap(({ columns }) => columns.map(({ key }) => key)));
  const sides = SIDES.flatMap((side): [Side, BoxScore[Side]][] => {
    const reported = statistics?.totals.competitors.find(({ qualifier }) => qualifier === side);
    const players = (reported?.players ?? []).flatMap((one) => {
      const player = v.safeParse(playerSchema, one);
      if (!player.success) return [];
      const { id, name, starter, statistics: figures } = player.output;
      const values = [...keys].flatMap((key) => {
        const figure = sumOf(figures, NAMES[key] ?? [key.replaceAll('-', '_')]);
        return figure === undefined ? [] : [[key, figure] as const];
      });
      if (values.length === 0) return [];
      const isStarter = starter === undefined ? {} : { starter };
      return [{ id, name: personName(name), ...isStarter, values: Object.fromEntries(values) }];
    });
    const parsed = v.safeParse(boxScoreSideSchema, { players });
    return parsed.success && players.length > 0 ? [[side, parsed.output]] : [];
  });
  return sides.length > 0 ? Object.fromEntries(sides) : undefined;
}
