import type { IngestResult, MatchUpdate } from '../../protocol/ingest.ts';
import { newMatchId } from './match-updates.ts';
import type { TestSocket } from './test-socket.ts';

/** Access to one host's rooms, as clients and feeds have it. */
export interface Harness {
  /** Whether sockets stay open when their room is evicted. */
  socketsSurviveEviction: boolean;
  /** Sends updates of one match through the host's ingest; resolves when acknowledged. */
  ingest(matchId: string, updates: MatchUpdate[]): Promise<IngestResult[]>;
  /** Opens a room's socket. Rejects with the status when the upgrade is refused. */
  connect(path: string, query?: Record<string, string>): Promise<TestSocket>;
  get(path: string): Promise<{ status: number; cacheControl: string | null; body: unknown }>;
  /** Takes the room out of memory. Its storage stays. */
  evict(path: string): Promise<void>;
}

export interface Case {
  /** A sentence: the behaviour of a room. */
  name: string;
  run(harness: Harness): Promise<void>;
}

/** Returns a case, whose check gets a new match. */
export function aRoom(
  name: string,
  see: (harness: Harness, matchId: string) => Promise<void>,
): Case {
  return { name, run: (harness) => see(harness, newMatchId()) };
}
