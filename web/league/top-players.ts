import type { PlayerStatistics } from '../../edge/contracts/players.ts';
import type { Team } from '../../realtime/protocol/match-state.ts';
import { parseSide } from '../domain/parse-side.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/** A player among the best of a league. */
export interface TopPlayer {
  id: string;
  rank: number;
  name: string;
  /** Address of a portrait, if known. */
  logoUri?: string | undefined;
  team: Team;
  value: number;
}

export interface TopPlayers {
  /** Key of the figure that ranks them: 'goals'. */
  key: string;
  /** Whether values are means per match, to one decimal; else they are sums. */
  isPerMatch: boolean;
  players: readonly TopPlayer[];
}

/** Returns the best players, or null if there are none. */
export function parseTopPlayers({
  key,
  isPerMatch = false,
  players,
}: PlayerStatistics): TopPlayers | null {
  if (key === null || players.length === 0) return null;
  return {
    key,
    isPerMatch,
    players: players.map(({ rank, player, team, value }) => ({
      id: player.playerId,
      rank,
      name: player.playerName,
      ...(player.playerLogoUri && { logoUri: player.playerLogoUri }),
      team: parseSide(team),
      value,
    })),
  };
}

/** Keys of the figures that have a title of their own. */
const TITLED = ['goals', 'points', 'home-runs', 'passing-yards'] as const;

/** Returns the title of a list of the best players by `key`. */
export function topPlayersTitle(t: Text, key: string, isPerMatch = false): string {
  if (isPerMatch && key === 'points') return t('topPlayers.pointsPerGame');
  const titled = TITLED.find((known) => known === key);
  return titled
    ? t(`topPlayers.${titled}`)
    : t('topPlayers.other', { figure: key.replaceAll('-', ' ') });
}
