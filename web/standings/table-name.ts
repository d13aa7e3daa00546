import { roundName } from '../../edge/shared/text/round-name.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { StandingsTable } from './standings.ts';

/**
 * Returns a table's name within its league: 'Group A', 'Championship round'. Null for the league's
 * own table without a group.
 */
export function tableName(
  t: Text,
  { stage = 'table', group }: Pick<StandingsTable, 'stage' | 'group'>,
): string | null {
  const names = [
    ...(stage === 'table' ? [] : [t(`stage.${stage}`)]),
    ...(group === null ? [] : [roundName(t, group)]),
  ];
  return names.length > 0 ? names.join(' – ') : null;
}
