import { roundName } from '../../edge/shared/text/round-name.ts';
import type { Text } from '../../edge/shared/text/text.ts';
import type { StandingsTable } from './standings.ts';

/** Returns a table's name within its league: 'Group A', 'Championship round'; null for the only one. */
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
