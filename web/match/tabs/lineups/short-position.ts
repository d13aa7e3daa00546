import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { positionGroup } from '../../../domain/position-group.ts';
import type { Text } from '../../../../edge/shared/text/text.ts';

/**
 * Returns a position's short form in the reader's language: 'GOL'; an unknown one as the source
 * writes it.
 */
export function shortPosition(t: Text, position: string | null, sportKey: SportKey): string | null {
  const known = position === null ? null : positionGroup(position, sportKey);
  return known ? t(`positionShort.${known}`) : position;
}
