import type { MatchSnapshot } from '../../realtime/protocol/frame.ts';
import type { MatchState } from '../../realtime/protocol/match-state.ts';
import { fixture } from './football.ts';

/** A room's snapshot of a football match in its first half. */
export function snapshot(
  matchId: string,
  {
    version = 1,
    epoch = 'epoch-one',
    ...more
  }: Partial<MatchState & Pick<MatchSnapshot, 'epoch' | 'version'>> = {},
): MatchSnapshot {
  const { sportId, league, home, away, startTime } = fixture();
  return {
    type: 'snapshot',
    epoch,
    version,
    state: {
      matchId,
      sportId,
      leagueId: league.id,
      leagueName: league.name,
      home,
      away,
      startTime,
      status: 'Live',
      matchStatus: 'H1',
      score: { home: 0, away: 0 },
      periods: [],
      gameScore: [],
      displayStatus: [],
      incidents: [],
      stats: {},
      occurredAt: startTime,
      ...more,
    },
  };
}
