/** A client's position in a room: its next connection resumes from there. */
export interface Position {
  /** Random id of the room's history: it changes only if the room's storage is lost. */
  epoch: string;
  /** Number of changes applied in the room. */
  version: number;
}

/** Path of a connection for several rooms, with `rooms` in its query. */
export const HUB_PATH = '/parties/hub';

/**
 * Returns a client's connect query. `protocol` is for a client that refuses unknown members: a room
 * of another protocol then closes with 4406.
 */
export function connectQuery(
  position: Position | null | undefined,
  protocol?: number,
): Record<string, string> {
  return {
    ...(protocol && { protocol: String(protocol) }),
    ...(position && { epoch: position.epoch, version: String(position.version) }),
  };
}

/** Returns `rooms` of a client's query to a hub: its rooms and positions. */
export function formatHubRooms(
  rooms: Iterable<readonly [key: string, position: Position | null]>,
): string {
  return Array.from(rooms, ([key, position]) =>
    position ? `${key}@${position.epoch}@${position.version}` : key,
  ).join();
}
