import {
  BOX_SCORES,
  type BoxScoreColumn,
  type BoxScoreGroup,
  type ComputedColumn,
} from '../../../../realtime/sports/box-score.ts';

/** A column of a table; without a definition its key is unknown here. */
export interface ShownColumn {
  key: string;
  definition: BoxScoreColumn | ComputedColumn | undefined;
}

/**
 * Returns the reported columns, and each computed one after the later of the two columns that it
 * uses.
 */
export function shownColumns(
  reported: readonly string[],
  group: BoxScoreGroup | undefined,
): ShownColumn[] {
  return reported.flatMap((key, index): ShownColumn[] => {
    const known = new Set(reported.slice(0, index + 1));
    const computed = (group?.computed ?? []).filter(
      ({ value, per }) => (value === key || per === key) && known.has(value) && known.has(per),
    );
    return [
      { key, definition: group?.columns.find((column) => column.key === key) },
      ...computed.map((definition) => ({ key: definition.key, definition })),
    ];
  });
}

/** Returns a player's or a team's figure: null if it is not reported, or for a mean of nothing. */
export function valueIn(
  { key, definition }: ShownColumn,
  values: Readonly<Record<string, number>>,
): number | null {
  if (!isComputed(definition)) return values[key] ?? null;
  const [value, per] = [values[definition.value], values[definition.per]];
  if (value === undefined || per === undefined || per <= 0) return null;
  // Rounds tenths as whole numbers: 1.45 is a little less in binary, and would read 1.4.
  return Math.round((10 * definition.times * value) / per) / 10;
}

export function isComputed(definition: ShownColumn['definition']): definition is ComputedColumn {
  return definition !== undefined && 'per' in definition;
}

const COMPUTED_KEYS: ReadonlySet<string | undefined> = new Set(
  Object.values(BOX_SCORES).flatMap((groups) =>
    groups.flatMap(({ computed = [] }) => computed.map(({ key }) => key)),
  ),
);

/** Whether the figures of a column have a decimal even if they are whole: '50.0'. */
export function hasDecimal(key: string | undefined): boolean {
  return COMPUTED_KEYS.has(key);
}
