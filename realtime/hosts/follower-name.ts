/** Who follows a room: a relay of a match, or a hub, by its number. */
export type FollowerName = `relay ${number}` | `hub ${number}`;

/** The number of a relay; 0 for a hub. */
export function relayOf(name: FollowerName): number {
  return numberOf(name, 'relay ');
}

/** The number of a hub; 0 for a relay. */
export function hubOf(name: FollowerName): number {
  return numberOf(name, 'hub ');
}

function numberOf(name: FollowerName, kind: string): number {
  return name.startsWith(kind) ? Number(name.slice(kind.length)) : 0;
}
