/** A client's position in a room: its next connection resumes from there. */
export interface Position {
  /** Random id of the room's history: it changes only if the room's storage is lost or restored. */
  epoch: string;
  /** Number of changes applied in the room. */
  version: number;
}

/** Path of a connection for several rooms, with `rooms` in its query. */
export const HUB_PATH = '/parties/hub';

/**
 * Returns the query of a client's connection. A client that rejects unknown members names its
 * `protocol`: a room of another protocol then closes the connection with 4406.
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

/** Returns the `rooms` parameter of a connection to a hub: each room with the client's position. */
export function formatHubRooms(
  rooms: Iterable<readonly [key: string, position: Position | null]>,
): string {
  return Array.from(rooms, ([key, position]) =>
    position ? `${key}@${position.epoch}@${position.version}` : key,
  ).join();
}
