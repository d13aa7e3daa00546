/** Formats a number with `digits` decimals; a dash if not finite. */
export function decimal(value: number, digits = 1): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

/** Rounds a figure to thousandths, so that JSON does not pretend to nanoseconds. */
export function rounded(value: number): number | null {
  return Number.isFinite(value) ? Math.round(value * 1_000) / 1_000 : null;
}

/** Lays out rows in columns: the first aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
