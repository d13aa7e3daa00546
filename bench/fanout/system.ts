import type { MatchUpdate } from '../../realtime/protocol/ingest.ts';
import type { Answer } from '../timed-request.ts';
import type { SocketTarget } from './socket-client.ts';
import type { Step } from './updates.ts';

/** Time limit of a server's start, ms. */
export const START_TIMEOUT_MS = 90_000;

export interface StartOptions {
  clients: number;
  /** The update with the match's fixture. */
  kickOff: MatchUpdate;
  cleanup: AsyncDisposableStack;
}

/** A running server without clients. */
export interface RunningSystem {
  /** The root of its process tree, for the server's CPU time. */
  pid: number;
  target: SocketTarget;
  /** Sends an update to all sockets through HTTP. */
  publish(step: Step): Promise<Answer>;
}

/** A way to send an update to many sockets. */
export interface System {
  name: string;
  /** Starts the system, or returns why this machine cannot run it. */
  start(options: StartOptions): Promise<RunningSystem | { skipped: string }>;
}
