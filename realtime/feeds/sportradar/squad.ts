import * as v from 'valibot';
import { squadPlayerSchema, type Squad } from '../../protocol/catalogue.ts';
import { countryCode } from '../../protocol/country.ts';
import { daySchema, labelSchema, nationSchema } from '../../protocol/primitives.ts';
import { entityIdSchema } from '../../protocol/text.ts';
import type { Sport } from '../../sports/sport.ts';
import { nationNamed } from '../nations.ts';
import { personName } from './person-name.ts';
import { squadPosition } from './position.ts';

/** A text; an invalid one becomes undefined, so that the player stays. */
const text = v.fallback(v.optional(v.string()), undefined);

const playerSchema = v.looseObject({
  id: entityIdSchema,
  name: labelSchema,
  type: text,
  jersey_number: v.fallback(v.optional(squadPlayerSchema.entries.number), undefined),
  date_of_birth: v.fallback(v.optional(daySchema), undefined),
  nationality: text,
  country_code: text,
  /** Set for a player on loan to another team. */
  loaned_to_competitor_id: text,
});

/** Answer of `competitors/{id}/profile.json`. Its players and jerseys are parsed one by one. */
export const profileSchema = v.looseObject({
  players: v.fallback(v.optional(v.array(v.unknown()), []), []),
  jerseys: v.fallback(v.optional(v.array(v.unknown()), []), []),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** The catalogue's limit per team. */
const MOST = 200;

/** Returns a team's players from its profile, without those on loan elsewhere. */
export function squadPlayersOf({ players }: Profile, sport: Sport): Squad['players'] {
  return players
    .flatMap((one) => {
      const parsed = v.safeParse(playerSchema, one);
      if (!parsed.success || parsed.output.loaned_to_competitor_id) return [];
      const player = v.safeParse(squadPlayerSchema, memberOf(parsed.output, sport));
      return player.success ? [player.output] : [];
    })
    .slice(0, MOST);
}

function memberOf(player: v.InferOutput<typeof playerSchema>, sport: Sport): object {
  const { id, name, type, jersey_number: number, date_of_birth: birthDate } = player;
  const nation = nationOf(player);
  return {
    id,
    name: personName(name),
    ...(number !== undefined && { number }),
    ...(type?.trim() && { position: squadPosition(type, sport).slice(0, 40) }),
    ...(birthDate !== undefined && { birthDate }),
    ...(nation !== undefined && { nation }),
  };
}

function nationOf({
  country_code: code,
  nationality,
}: v.InferOutput<typeof playerSchema>): string | undefined {
  const written = countryCode(code ?? '');
  return v.is(nationSchema, written) ? written : nationNamed(nationality ?? '');
}
