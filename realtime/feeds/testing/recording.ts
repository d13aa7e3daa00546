import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Recording, TimedUpdate } from '../source.ts';

export interface RecordingParts {
  matchId?: string;
  home?: string;
  away?: string;
  startTime?: number;
  /** Time of each update of play, ms; all of them have the clock. */
  play?: readonly number[];
}

/** A small recording: its fixture at kick-off, then one update for each time of play. */
export function recordingOf({
  matchId = 'match',
  home = 'Foxes',
  away = 'Owls',
  startTime = 1_000_000,
  play = [],
}: RecordingParts): Recording {
  const team = (name: string) => ({ id: name.slice(0, 90), name, shortName: name });
  const league = { id: 'league', name: 'League' };
  const fixture = { sportId: 1, league, home: team(home), away: team(away), startTime } as const;
  const timed = (at: number, sequence: number, change: Partial<MatchUpdate>): TimedUpdate => ({
    at,
    update: { matchId, sequence, occurredAt: at, ...change },
  });
  const updates = play.map((at, index) =>
    timed(at, index + 2, { clock: { seconds: index, running: true, at } }),
  );
  const announced = timed(startTime, 1, { fixture });
  return { matchId, sportKey: 'football', home, away, startTime, updates: [announced, ...updates] };
}
