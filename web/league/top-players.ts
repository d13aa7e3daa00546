import type { PlayerStatistics } from '../../edge/contracts/players.ts';

/** A player among the best of a league. */
export interface TopPlayer {
  id: string;
  rank: number;
  name: string;
  teamName: string;
  value: number;
}

export interface TopPlayers {
  /** What was counted: 'goals'. */
  key: string;
  players: readonly TopPlayer[];
}

/** The best players, or null where nothing is counted. */
export function parseTopPlayers({ key, players }: PlayerStatistics): TopPlayers | null {
  if (key === null || players.length === 0) return null;
  return {
    key,
    players: players.map(({ rank, player, team, value }) => ({
      id: player.playerId,
      rank,
      name: player.playerName,
      teamName: team.teamName,
      value,
    })),
  };
}

/** What a list of the best by `key` is called. */
export function topPlayersTitle(key: string): string {
  if (key === 'goals' || key === 'points') return 'Top scorers';
  return `Most ${key.replaceAll('-', ' ')}`;
}
