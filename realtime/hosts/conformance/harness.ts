import type { IngestResult, MatchUpdate } from '../../protocol/ingest.ts';
import { newMatchId } from './match-updates.ts';
import type { TestSocket } from './test-socket.ts';

/** How the suite reaches the rooms of one host, from outside. */
export interface Harness {
  /** True when sockets stay open while their room is evicted. */
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
  /** A sentence: what a room does. */
  name: string;
  run(harness: Harness): Promise<void>;
}

/** What a room does, in a sentence, and how it is seen; each case has a match of its own. */
export function aRoom(
  name: string,
  see: (harness: Harness, matchId: string) => Promise<void>,
): Case {
  return { name, run: (harness) => see(harness, newMatchId()) };
}
