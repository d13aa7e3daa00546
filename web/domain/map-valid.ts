/**
 * Maps each row. Leaves out a row for which `map` throws or returns null, and reports the error;
 * the other rows stay.
 */
export function mapValid<Row, Value>(
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
