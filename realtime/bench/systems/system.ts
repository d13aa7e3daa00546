import type { MatchUpdate } from '../../protocol/ingest.ts';
import type { Cleanup } from '../cleanup.ts';
import type { Posted } from '../http-post.ts';
import type { SocketTarget } from '../socket-client.ts';
import type { Step } from '../updates.ts';

/** How long a server may take until it listens, ms. */
export const START_TIMEOUT_MS = 90_000;

export interface StartOptions {
  clients: number;
  /** The update that brings the match's fixture. */
  kickOff: MatchUpdate;
  cleanup: Cleanup;
}

/** A server that is running, with nobody connected. */
export interface RunningSystem {
  /** The top of its processes: all of theirs is the server's CPU time. */
  pid: number;
  target: SocketTarget;
  /** Sends an update to all sockets by its HTTP endpoint. */
  publish(step: Step): Promise<Posted>;
}

/** A way to bring an update to many sockets. */
export interface System {
  name: string;
  /** Starts it, or says why it cannot be had on this machine. */
  start(options: StartOptions): Promise<RunningSystem | { skipped: string }>;
}
