/** Web views have no delay: they belong to other apps and sites. Stands in for `live/delayed-replica.ts`. */
export function delayed<Connections>(connections: Connections): Connections {
  return connections;
}
