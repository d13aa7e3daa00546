import type { MetricsRpc } from './metrics/metrics-server.ts';
import type { HubRoomRpc, MatchRoomRpc, SportRoomRpc } from './room-rpc.ts';

/**
 * A queue message that names a match with possibly unsaved data. Its consumer reads the match's
 * room.
 */
export interface UnsavedNotice {
  unsaved: string;
}

/** The bindings and variables of wrangler.toml that rooms read. */
export interface RoomsEnv {
  Match: DurableObjectNamespace<MatchRoomRpc & Rpc.DurableObjectBranded>;
  Sport: DurableObjectNamespace<SportRoomRpc & Rpc.DurableObjectBranded>;
  Hub: DurableObjectNamespace<HubRoomRpc & Rpc.DurableObjectBranded>;
  /** Adds up what rooms and requests count; only used with METRICS_TOKEN. */
  Metrics?: DurableObjectNamespace<MetricsRpc & Rpc.DurableObjectBranded>;
  /** The queue that the database writers consume. */
  MATCH_STATES: Queue<UnsavedNotice>;
  /** Token that opens `/metrics`; without it nothing is reported. */
  METRICS_TOKEN?: string;
  /** Comma-separated origins that may open sockets beside the product's own. */
  SOCKET_ORIGINS?: string;
  /** Highest number of viewers of a match room, of each of its relays, and of a hub. */
  RELAY_THRESHOLD?: string;
  /** Number of followers of a room, and of each of its followers. */
  FAN_OUT?: string;
  /** Number of hubs that share the viewers before one is full. */
  HUBS?: string;
  /** `1` where one thread runs all rooms and the Worker, as `npm start` does: rooms answer pings themselves (ADR 26). */
  ONE_THREAD?: string;
  /** Highest number of sockets of one address in one room; a /48 has a multiple of it. */
  SOCKETS_PER_ADDRESS?: string;
}

const DEFAULT_RELAY_THRESHOLD = 5_000;
const DEFAULT_FAN_OUT = 100;
const DEFAULT_SOCKETS_PER_ADDRESS = 512;
const DEFAULT_HUBS = 4;

export function relayThreshold(env: Pick<RoomsEnv, 'RELAY_THRESHOLD'>): number {
  return countFrom(env.RELAY_THRESHOLD, DEFAULT_RELAY_THRESHOLD);
}

export function fanOut(env: Pick<RoomsEnv, 'FAN_OUT'>): number {
  return Math.max(2, countFrom(env.FAN_OUT, DEFAULT_FAN_OUT));
}

export function hubCount(env: Pick<RoomsEnv, 'HUBS'>): number {
  return countFrom(env.HUBS, DEFAULT_HUBS);
}

export function socketsPerAddress(env: Pick<RoomsEnv, 'SOCKETS_PER_ADDRESS'>): number {
  return countFrom(env.SOCKETS_PER_ADDRESS, DEFAULT_SOCKETS_PER_ADDRESS);
}

export function hasOneThread(env: RoomsEnv): boolean {
  return env.ONE_THREAD === '1';
}

/**
 * Returns a limit, or the default if it is unreadable: a typo must not lift a limit or close every
 * room.
 */
function countFrom(text: string | undefined, fallback: number): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;
}
