/** Why a stream does not play. */
export type Failure =
  | 'offline'
  /** The server does not respond. */
  | 'network'
  /** The stream is missing. */
  | 'missing'
  /** The stream may not be shown in the visitor's country. */
  | 'country'
  /** Data arrive too slowly, or not at all. */
  | 'stalled'
  /** The data cannot be played. */
  | 'broken'
  /** The browser cannot play HLS or this codec. */
  | 'unsupported';

/** Whether a retry may succeed, so that the player offers one. */
export function mayPassBy(failure: Failure): boolean {
  return failure !== 'country' && failure !== 'unsupported';
}

/** Whether the stream retries by itself; meanwhile its buffer plays. */
export function comesBack(failure: Failure): boolean {
  return failure === 'offline' || failure === 'network' || failure === 'missing';
}

/** A rendition of a stream. */
export interface Level {
  /** px */
  height: number;
}

/** Returns the failure for a stream's response status. */
export function failureOfStatus(status: number | undefined, isOnline: boolean): Failure {
  if (!isOnline) return 'offline';
  if (status === 451 || status === 403) return 'country';
  return status === 404 || status === 410 ? 'missing' : 'network';
}
