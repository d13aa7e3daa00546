import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';

const rowsSchema = v.array(v.record(v.string(), v.string()));

/**
 * Returns the rows of a CSV file that match the schema. It leaves out others, such as the empty
 * ones at the end of season files.
 */
export async function readRows<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const text = await readFile(path, 'latin1');
  const records = v.parse(
    rowsSchema,
    parse(text.replace(/^\u00ef\u00bb\u00bf/, ''), {
      columns: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  return records.flatMap((record) => {
    const parsed = v.safeParse(schema, record);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A cell with a whole number. */
export const countCell = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
