import { frameText } from '../../realtime/hosts/frame-text.ts';
import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import { applyUpdate, createMatchRoom } from '../../realtime/rooms/match-room.ts';
import { benchFixture } from '../match-updates.ts';

/** One update: as this project's ingest accepts it, and as its room sends it. */
export interface Step {
  update: MatchUpdate;
  /** The version of the room after the update, by which clients recognise it. */
  version: number;
  /** The room's own frame; the other systems send it unchanged. */
  frame: string;
}

const KICK_OFF_MS = 60_000;

/**
 * Returns the update with a football match's fixture and `count` further ones. Each of them changes the clock
 * and a statistic; every third has an incident, every twelfth a goal. `now` is ms since 1970.
 */
export function matchSteps(matchId: string, count: number, now: number): [Step, ...Step[]] {
  const start = now - KICK_OFF_MS;
  let room = createMatchRoom('benchmark');
  const step = (update: MatchUpdate): Step => {
    const applied = applyUpdate(room, update, now);
    room = applied.room;
    if (!applied.frame || room.version !== update.sequence)
      throw new Error(`update ${update.sequence} was ${applied.result.outcome}`);
    return { update, version: room.version, frame: frameText(applied.frame) };
  };
  const first = step(kickOff(matchId, start));
  return [first, ...Array.from({ length: count }, (_, index) => step(play(matchId, index, start)))];
}

function kickOff(matchId: string, start: number): MatchUpdate {
  return {
    matchId,
    sequence: 1,
    occurredAt: start,
    fixture: benchFixture(start),
    status: 'Live',
    matchStatus: 'H1',
    clock: { seconds: 0, running: true, at: start },
    score: { home: 0, away: 0 },
  };
}

function play(matchId: string, index: number, start: number): MatchUpdate {
  const seconds = index + 1;
  const at = start + seconds * 1_000;
  const score = { home: Math.floor((index + 1) / 12), away: 0 };
  const goal = index % 12 === 11;
  const incident = {
    id: `bench-incident-${index}`,
    team: 'home' as const,
    minute: Math.floor(seconds / 60) + 1,
    player: 'A. Striker',
    ...(goal ? { type: 'goal' as const, score } : { type: 'foul' as const }),
  };
  return {
    matchId,
    sequence: index + 2,
    occurredAt: at,
    clock: { seconds, running: true, at },
    stats: { 'Ball possession': { home: 40 + (index % 20), away: 60 - (index % 20) } },
    ...(goal && { score }),
    ...(index % 3 === 2 && { incidents: [incident] }),
  };
}
