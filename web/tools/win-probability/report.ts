import type { Chances } from '../../../edge/shared/forecast/chances.ts';
import { binned, calibrationError, logLoss, type Judged } from './judged.ts';
import type { Series } from './picture.ts';

/** A row of figures: forecasts, and others of the same matches. */
export interface Figures {
  name: string;
  judged: readonly Judged[];
  /** How often each outcome came in the fitted seasons, for every match. */
  byFrequency: readonly Judged[] | null;
  /** What odds imply, and the forecasts of the matches that have them. */
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

/** Returns the table of figures in Markdown. */
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

/** Returns the text with what stands between the marks of this name replaced. */
export function replaceBetweenMarks(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The document has no ${begin} and ${end}.`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

/** What is fitted and judged for a sport. */
export interface SportReport<Fit> {
  fit: Fit;
  figures: readonly Figures[];
  series: readonly Series[];
}

/** Returns the forecast that always says the same. */
export function always(chances: Chances, judged: readonly Judged[]): Judged[] {
  return judged.map(({ outcome }) => ({ chances, outcome }));
}
