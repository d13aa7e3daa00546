/**
 * What `map` makes of each row. One that it throws over, or answers null for,
 * is left out; what was thrown is told, and the other rows stand.
 */
export function eachAlone<Row, Value>(
  rows: readonly Row[],
  map: (row: Row) => Value | null,
  report: (error: unknown) => void,
): Value[] {
  return rows.flatMap((row) => {
    try {
      const value = map(row);
      return value === null ? [] : [value];
    } catch (error) {
      report(error);
      return [];
    }
  });
}
