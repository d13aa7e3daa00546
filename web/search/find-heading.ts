import { FIND_LABELS, type Find, type FindKind } from './find.ts';

/** What stands above finds of a kind: teams and players are found alike, but called what they are. */
export function findHeading(kind: FindKind, finds: readonly Pick<Find, 'isPlayer'>[]): string {
  if (kind !== 'team') return FIND_LABELS[kind];
  if (finds.every(({ isPlayer }) => !isPlayer)) return 'Teams';
  return finds.every(({ isPlayer }) => isPlayer) ? 'Players' : FIND_LABELS.team;
}
