import * as v from 'valibot';

/** Issues of dropped rows, which do not make an answer malformed. */
const leftOut = new WeakSet<v.BaseIssue<unknown>>();

/**
 * Returns a schema for a list that drops invalid rows, so that one bad row does not invalidate the
 * others. The issues of dropped rows stay in the result: `parseAnswer` separates them from other
 * issues, and any other parser gets all of them.
 */
export function rowsSchema<const Row extends v.GenericSchema>(row: Row) {
  const list = v.array(row);
  const run = list['~run'].bind(list);
  return Object.assign(list, {
    '~run': (...[dataset, config]: Parameters<typeof run>): ReturnType<typeof run> => {
      const result = run(dataset, config);
      // A list within a row drops its own rows, and the row stays.
      const issues = result.issues?.filter((issue) => !leftOut.has(issue)) ?? [];
      if (!result.issues || issues.length === 0 || !Array.isArray(result.value)) return result;
      const faulty = new Set(issues.map(({ path }) => path?.[0].key));
      for (const issue of issues) leftOut.add(issue);
      const rows: v.InferOutput<Row>[] = result.value.filter((_row, index) => !faulty.has(index));
      return { typed: true, value: rows, issues: result.issues };
    },
  });
}

export type ParsedAnswer<Output> =
  /** `faults` has the paths of the first faults of dropped rows: 'data.events.3.eventId'. */
  { kind: 'ok'; output: Output; faults: string[] } | { kind: 'malformed'; fault: string };

/** Limit of reported faults per answer. The others are likely similar. */
const MAX_FAULTS = 3;

/** Parses an answer. Reports faults by path, never by value. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): ParsedAnswer<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, body);
  const { issues = [] } = parsed;
  const fatal = issues.find((issue) => !leftOut.has(issue));
  if (fatal || !parsed.typed) return { kind: 'malformed', fault: pathOf(fatal ?? issues[0]) };
  return { kind: 'ok', output: parsed.output, faults: issues.slice(0, MAX_FAULTS).map(pathOf) };
}

function pathOf(issue: v.BaseIssue<unknown> | undefined): string {
  return (issue && v.getDotPath(issue)) ?? '';
}
