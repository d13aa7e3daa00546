import type { SportKey } from '../../realtime/sports/sport.ts';
import { positionGroup } from '../domain/position-group.ts';
import type { Text } from '../../edge/shared/text/text.ts';

/** Returns a position's name; a position of no known group stays as the source writes it. */
export function positionName(t: Text, position: string, sportKey: SportKey): string {
  const known = positionGroup(position, sportKey);
  return known ? t(`position.${known}`) : position;
}
