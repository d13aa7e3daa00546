import type { Fixture } from '../../protocol/ingest.ts';
import type { DemoLeague, DemoTeam } from '../world/world.ts';

/** Returns the fixture of two teams of a league. Clubs play on the home side's ground. */
export function fixtureOf(
  { sport, league }: DemoLeague,
  { home, away }: { home: DemoTeam; away: DemoTeam },
  when: { startTime: number; round?: string | undefined; group?: string | undefined },
): Fixture {
  return {
    sportId: sport.id,
    league,
    home: home.team,
    away: away.team,
    startTime: when.startTime,
    ...(when.round !== undefined && { round: when.round }),
    ...(when.group !== undefined && { group: when.group }),
    ...(home.ground !== undefined && { venue: home.ground.name }),
  };
}
