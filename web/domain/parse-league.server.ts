import * as v from 'valibot';
import type { LeagueWire } from '../../edge/contracts/league.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import type { League } from './match.ts';

/** The league, or null when its sport is not one of ours. */
export function parseLeague(wire: LeagueWire): League | null {
  const sportId = v.safeParse(sportIdSchema, wire.leagueSportId);
  if (!sportId.success) return null;
  return {
    id: wire.leagueId,
    name: wire.leagueName,
    sportKey: sportById(sportId.output).key,
    country: countryName(wire.leagueCountry),
  };
}

/** Made where pages are loaded, never in the browser: runtimes name some countries differently. */
function countryName(code: string | null): string | null {
  if (code === null || !/^[a-z]{2}$/.test(code)) return null;
  try {
    return (
      new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ??
      null
    );
  } catch {
    return null;
  }
}
