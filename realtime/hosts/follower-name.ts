/** A follower of a room: a relay of a match, or a hub, by number. */
export type FollowerName = `${FollowerKind} ${number}`;
type FollowerKind = 'relay' | 'hub';

export function parseFollowerName(text: string): FollowerName | undefined {
  const [, kind, number] = /^(relay|hub) (\d+)$/.exec(text) ?? [];
  if (kind === 'relay' || kind === 'hub') return `${kind} ${Number(number)}`;
  return undefined;
}

export function kindOf(name: FollowerName): FollowerKind {
  return name.startsWith('relay') ? 'relay' : 'hub';
}

export function numberOf(name: FollowerName): number {
  return Number(name.slice(name.indexOf(' ') + 1));
}
