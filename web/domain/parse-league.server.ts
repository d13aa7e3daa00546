import * as v from 'valibot';
import type { Language } from '../../edge/contracts/language.ts';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { countryName } from '../../edge/shared/text/country-names.server.ts';
import type { League } from './match.ts';

/** Returns the league with its country's name in `language`, or null for an unsupported sport. */
export function parseLeague(wire: LeagueWire, language: Language): League | null {
  const league = parseLeagueName(wire);
  return league && { ...league, country: countryName(wire.leagueCountry, language) };
}

/** Returns the league without its country, or null for an unsupported sport. */
export function parseLeagueName(wire: LeagueWire): Omit<League, 'country'> | null {
  const sportId = v.safeParse(sportIdSchema, wire.leagueSportId);
  if (!sportId.success) return null;
  const { key: sportKey } = sportById(sportId.output);
  return {
    id: wire.leagueId,
    name: wire.leagueName,
    sportKey,
    ...(wire.leagueLogoUri && { logoUri: wire.leagueLogoUri }),
  };
}
