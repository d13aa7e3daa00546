import type { Squad } from '../../protocol/catalogue.ts';
import type { DemoPlayer } from './demo-player.ts';
import type { DemoSeason } from '../season/demo-season.ts';
import type { DemoTeam } from './world.ts';

/**
 * Who may play for a team of a league in a season, in the order of the team
 * sheet: who begins stands first. The demo's squads stay together from season
 * to season, in cups as in leagues.
 */
export function demoSquad({ squad }: DemoTeam, _season: DemoSeason): readonly DemoPlayer[] {
  return squad;
}

/** The squads of a season as the catalogue takes them; single players and pairs have none. */
export function seasonSquads(season: DemoSeason): Squad[] {
  const { league } = season;
  if (league.plan.entrants.kind !== 'clubs') return [];
  return league.teams.map((entrant) => ({
    sportId: league.sport.id,
    seasonId: season.season.id,
    team: entrant.team,
    players: demoSquad(entrant, season).map((player) => ({ ...player })),
  }));
}
