/** A follower of a room: a relay of a match, or a hub, by number. */
export type FollowerName = `relay ${number}` | `hub ${number}`;

/** Returns a relay's number; 0 for a hub. */
export function relayOf(name: FollowerName): number {
  return numberOf(name, 'relay ');
}

/** Returns a hub's number; 0 for a relay. */
export function hubOf(name: FollowerName): number {
  return numberOf(name, 'hub ');
}

function numberOf(name: FollowerName, kind: string): number {
  return name.startsWith(kind) ? Number(name.slice(kind.length)) : 0;
}
