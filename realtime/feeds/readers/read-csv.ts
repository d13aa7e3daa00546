import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { cleanText } from '../../protocol/text.ts';
import { FileFormatError } from '../file-format-error.ts';
import type { RecordingInput } from '../source.ts';
import { readText } from './read-json.ts';
import { refusePart } from './read-parts.ts';
import { messageOf } from '../message-of.ts';

/** A row of a file and its line, from 1. */
export interface CsvRow<Row> {
  line: number;
  row: Row;
}

/** Output of csv-parse for records with `info: true`; texts are cleaned. */
const recordsSchema = v.array(
  v.object({
    record: v.record(v.string(), v.optional(v.pipe(v.string(), v.transform(cleanText)))),
    info: v.object({ lines: v.number() }),
  }),
);

/**
 * Reads a CSV file with a header of column names. Throws a FileFormatError if one of `columns` is
 * missing. Parses each row by the schema, and refuses an invalid row by its line.
 */
export async function readCsv<const Schema extends v.GenericSchema>(
  input: RecordingInput,
  columns: readonly string[],
  schema: Schema,
): Promise<CsvRow<v.InferOutput<Schema>>[]> {
  const { path } = input;
  const text = await readText(path);
  const header =
    text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/, 1)[0]
      ?.split(',') ?? [];
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new FileFormatError(path, 'line 1', `no column ${missing.join(', ')}`);
  return parseRecords(path, text).flatMap(({ record, info }) => {
    const parsed = v.safeParse(schema, record);
    if (parsed.success) return [{ line: info.lines, row: parsed.output }];
    const [issue] = parsed.issues;
    const fault = `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`;
    refusePart(input, `line ${info.lines}`, fault);
    return [];
  });
}

function parseRecords(path: string, text: string): v.InferOutput<typeof recordsSchema> {
  try {
    const options = {
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    };
    return v.parse(recordsSchema, parse(text, options));
  } catch (error) {
    throw new FileFormatError(path, '', `is not CSV: ${messageOf(error)}`);
  }
}

/** A count as text; an empty or missing cell is undefined. Some files write whole numbers as '3.0'. */
export const countCellSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\s*(?:\d+(?:\.0*)?)?\s*$/, 'is not a number'),
    v.transform((text) => (text.trim() === '' ? undefined : Math.trunc(Number(text)))),
  ),
);

/** A required count. */
export const requiredCountSchema = v.pipe(
  v.string(),
  v.regex(/^\s*\d+(?:\.0*)?\s*$/, 'is not a number'),
  v.transform((text) => Math.trunc(Number(text))),
);

/** Returns '1:02:33' as seconds; undefined for anything else. */
export function secondsOf(text: string | undefined): number | undefined {
  const parts = /^\s*(\d+)[:.](\d{1,2})[:.](\d{1,2})/.exec(text ?? '');
  if (!parts) return undefined;
  const [, hours, minutes, seconds] = parts.map(Number);
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
