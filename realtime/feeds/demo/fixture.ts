import type { Fixture } from '../../protocol/ingest.ts';
import type { DemoLeague, DemoTeam } from './world.ts';

/** The fixture of two teams of a league; clubs play on the home side's ground. */
export function fixtureOf(
  { sport, league }: DemoLeague,
  { home, away }: { home: DemoTeam; away: DemoTeam },
  startTime: number,
  round?: string,
): Fixture {
  return {
    sportId: sport.id,
    league,
    home: home.team,
    away: away.team,
    startTime,
    ...(round !== undefined && { round }),
    ...(home.venue !== undefined && { venue: home.venue }),
  };
}
