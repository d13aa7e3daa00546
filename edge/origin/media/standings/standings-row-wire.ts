import type { StandingsRowWire, ZoneWire } from '../../../contracts/standings.ts';
import type { TeamRow } from '../../db/schema.ts';
import { sideWire } from '../events/event-wire.ts';
import type { StandingsRow } from './standings.ts';
import type { StandingsRule } from '../../../../realtime/sports/standings-rule.ts';

/** Returns a row as sent to clients, or none for an unknown team. */
export function standingsRowWire(
  row: StandingsRow,
  team: TeamRow | undefined,
  { points, isPlayedInSets }: StandingsRule,
  zone: ZoneWire | null,
): StandingsRowWire[] {
  if (!team) return [];
  return [
    {
      rank: row.rank,
      ...sideWire(team),
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      scored: row.scored,
      conceded: row.conceded,
      difference: row.difference,
      rallyScored: isPlayedInSets ? row.rallyScored : null,
      rallyConceded: isPlayedInSets ? row.rallyConceded : null,
      points: points ? row.points : null,
      winPercentage: row.winPercentage,
      gamesBehind: points ? null : row.gamesBehind,
      form: row.form,
      isLive: row.isLive,
      zone,
    },
  ];
}
