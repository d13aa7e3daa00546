import * as v from 'valibot';

const numberSchema = v.nullable(v.number());

/** A figure that must not exceed its limit; with `isLeast` it must not be less. Null misses the bar. */
const barSchema = v.object({
  figure: v.string(),
  value: numberSchema,
  limit: v.number(),
  isLeast: v.optional(v.boolean()),
});
export type Bar = v.InferOutput<typeof barSchema>;

/** The report that a benchmark prints, as JSON or as text. */
export const reportSchema = v.object({
  benchmark: v.string(),
  title: v.string(),
  options: v.record(v.string(), v.number()),
  /** One row per case. The names of figures end with their unit. */
  rows: v.array(v.record(v.string(), v.union([v.string(), numberSchema]))),
  notes: v.array(v.string()),
  bars: v.array(barSchema),
});
export type Report = v.InferOutput<typeof reportSchema>;

export function isMet({ value, limit, isLeast = false }: Bar): boolean {
  return value !== null && (isLeast ? value >= limit : value <= limit);
}

/** Returns a report as a line of JSON, rounded to thousandths. */
export function reportJson(report: Report): string {
  return JSON.stringify({ ...report, met: report.bars.every(isMet) }, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value,
  );
}

/** Returns a report as text. */
export function reportText({ title, rows, notes, bars }: Report): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => names.map((name) => cellOf(row[name] ?? '')));
  const lines = bars.map((bar) => `Bar: ${barCells(bar).join(' ')}`);
  return [title, '', table([names, ...cells]), '', ...notes, ...lines].join('\n').trimEnd();
}

/** Returns a table with the bars of all reports. */
export function summaryText(reports: readonly Report[]): string {
  return table([
    ['benchmark', 'figure', 'value', 'bar', ''],
    ...reports.flatMap(({ benchmark, bars }) =>
      bars.length > 0
        ? bars.map((bar) => [benchmark, ...barCells(bar)])
        : [[benchmark, 'has no bar']],
    ),
  ]);
}

function barCells(bar: Bar): string[] {
  const { figure, value, limit, isLeast = false } = bar;
  const side = isLeast ? 'at least' : 'at most';
  return [figure, cellOf(value), `${side} ${limit}`, isMet(bar) ? 'met' : 'missed'];
}

function cellOf(value: string | number | null): string {
  if (typeof value === 'string') return value;
  if (value === null || !Number.isFinite(value)) return '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

/** Lays out rows in columns: the first aligned left, the others right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
