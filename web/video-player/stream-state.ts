/** Why a stream does not play. */
export type Failure =
  | 'offline'
  /** Its server does not respond. */
  | 'network'
  /** It is missing. */
  | 'missing'
  /** It may not be shown in the visitor's country. */
  | 'country'
  /** Its data arrive too slowly, or not at all. */
  | 'stalled'
  /** Its data cannot be played. */
  | 'broken'
  /** The browser plays no such streams. */
  | 'unsupported';

/** Whether a retry may succeed. */
export function mayPassBy(failure: Failure): boolean {
  return failure !== 'country' && failure !== 'unsupported';
}

/** Whether the stream retries by itself, and meanwhile plays its buffer. */
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
