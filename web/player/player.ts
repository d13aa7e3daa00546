import * as v from 'valibot';
import type { Pictured } from '../../edge/shared/crest/picture-path.ts';
import type { PlayerDetail } from '../../edge/contracts/players.ts';
import { sportIdSchema } from '../../realtime/protocol/sport.ts';
import { sportById } from '../../realtime/sports/registry.ts';
import type { SportKey } from '../../realtime/sports/sport.ts';
import { playerPictures } from '../domain/player-pictures.ts';
import { parseTeam, type TeamProfile } from '../domain/team.ts';

export interface PlayerProfile extends Pictured {
  id: string;
  name: string;
  sportKey: SportKey;
  /** '2000-05-17' */
  birthDate: string | null;
  /** The player's teams, newest squad first; a nation may be among them. */
  teams: readonly TeamProfile[];
  number: number | null;
  /** The source's code or word: 'GK'. */
  position: string | null;
  /** The club of a national player. */
  club: string | null;
}

/** A player's season figures for a team. */
export interface PlayerSeason {
  id: string;
  leagueId: string;
  /** '2025-26'; null if no catalogue names it. */
  name: string | null;
  leagueName: string;
  teamName: string;
  appearances: number;
  values: Readonly<Record<string, number>>;
}

/** Returns the player, or null for an unsupported sport. */
export function parsePlayer({ player, teams, seasons }: PlayerDetail): PlayerProfile | null {
  const sportId = v.safeParse(sportIdSchema, player.playerSportId);
  if (!sportId.success) return null;
  const [newest] = teams;
  const known = [...teams, ...(teams.length === 0 ? seasons.slice(0, 1) : [])];
  const byId = new Map(known.map(({ team }) => [team.teamId, team]));
  return {
    id: player.playerId,
    name: player.playerName,
    ...playerPictures(player),
    sportKey: sportById(sportId.output).key,
    birthDate: player.playerBirthDate,
    teams: [...byId.values()].flatMap((team) => parseTeam(team) ?? []),
    number: newest?.shirtNumber ?? null,
    position: teams.find(({ position }) => position !== null)?.position ?? null,
    club: teams.find(({ club }) => club !== null)?.club ?? null,
  };
}

/** Returns a player's seasons, newest first. */
export function parseSeasons({ seasons }: PlayerDetail): PlayerSeason[] {
  return seasons.map(({ league, season, team, appearances, values }) => ({
    id: JSON.stringify([league.leagueId, season?.seasonId, team.teamId]),
    name: season?.seasonName ?? null,
    leagueId: league.leagueId,
    leagueName: league.leagueName,
    teamName: team.teamName,
    appearances,
    values,
  }));
}
