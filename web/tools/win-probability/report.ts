import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import { binned, calibrationError, logLoss, type Judged } from './judged.ts';
import type { Series } from './picture.ts';

/** A row of the table: our forecasts, and others of the same matches for comparison. */
export interface Figures {
  name: string;
  judged: readonly Judged[];
  /** Forecasts that give every match the outcomes' frequencies in the fitted seasons. */
  byFrequency: readonly Judged[] | null;
  /** The chances that odds imply, and our forecasts of the matches with odds. */
  odds?: { byOdds: readonly Judged[]; besideOdds: readonly Judged[] };
}

const HEAD = [
  'forecasts',
  'matches',
  'log loss',
  'home-always',
  'of those with odds',
  'odds-implied',
  'off by',
];

/** Returns the rows as a Markdown table. */
export function figuresTable(rows: readonly Figures[]): string {
  return table(
    HEAD,
    rows.map(({ name, judged, byFrequency, odds }) => [
      name,
      judged.length.toLocaleString('en'),
      logLoss(judged).toFixed(4),
      byFrequency ? logLoss(byFrequency).toFixed(4) : '–',
      odds ? logLoss(odds.besideOdds).toFixed(4) : '–',
      odds ? logLoss(odds.byOdds).toFixed(4) : '–',
      `${(calibrationError(binned(judged)) * 100).toFixed(1)}%`,
    ]),
  );
}

/** Returns a Markdown table whose columns are aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Returns the text with new content between the marks of this name. Throws without the marks. */
export function replaceBetweenMarks(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The document has no ${begin} and ${end}.`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** The fitted constants of a sport, and how its forecasts did. */
export interface SportReport<Fit> {
  fit: Fit;
  figures: readonly Figures[];
  series: readonly Series[];
}

/** Returns the same forecast for each match. */
export function always(chances: Chances, judged: readonly Judged[]): Judged[] {
  return judged.map(({ outcome }) => ({ chances, outcome }));
}
