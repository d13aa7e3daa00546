import { positionGroup } from '../team/squad.ts';
import type { Text } from '../text/text.ts';

/** What a position is called; one of another sport as it is written. */
export function positionName(t: Text, position: string): string {
  const known = positionGroup(position);
  return known ? t(`position.${known}`) : position;
}
