/** Why a stream does not play. */
export type Failure =
  | 'offline'
  /** Its server does not answer. */
  | 'network'
  /** It is not there. */
  | 'missing'
  /** It may not be shown in the visitor's country. */
  | 'country'
  /** It comes slower than it plays, or has stopped coming. */
  | 'stalled'
  /** What comes cannot be played. */
  | 'broken'
  /** The browser plays no such streams. */
  | 'unsupported';

/** Whether another try may find it otherwise. */
export function mayPassBy(failure: Failure): boolean {
  return failure !== 'country' && failure !== 'unsupported';
}

/** Whether the stream tries by itself until it comes, and plays meanwhile what it has. */
export function comesBack(failure: Failure): boolean {
  return failure === 'offline' || failure === 'network' || failure === 'missing';
}

/** A picture that a stream can be had in. */
export interface Level {
  /** px */
  height: number;
}

/** What the answer to a request for a stream says of it. */
export function failureOfStatus(status: number | undefined, isOnline: boolean): Failure {
  if (!isOnline) return 'offline';
  if (status === 451 || status === 403) return 'country';
  return status === 404 || status === 410 ? 'missing' : 'network';
}
