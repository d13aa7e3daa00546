/**
 * Returns the connections unchanged. Replaces `live/delayed-replica.ts` in web views, which have no
 * delay of scores, since other apps and sites embed them.
 */
export function delayed<Connections>(connections: Connections): Connections {
  return connections;
}
