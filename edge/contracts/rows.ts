import * as v from 'valibot';

/** The issues of rows that were left out: an answer is none the worse for them. */
const leftOut = new WeakSet<v.BaseIssue<unknown>>();

/**
 * A list of which a row that does not fit is left out, so that it does not take
 * the others with it. Its issues stay issues of the whole: `parseAnswer` tells
 * them from others, and whoever parses without it is told of every one.
 */
export function rowsSchema<const Row extends v.GenericSchema>(row: Row) {
  const list = v.array(row);
  const run = list['~run'].bind(list);
  return Object.assign(list, {
    '~run': (...[dataset, config]: Parameters<typeof run>): ReturnType<typeof run> => {
      const result = run(dataset, config);
      // A list within a row leaves out rows of its own, and the row stays.
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
  /** `faults` are those of rows that were left out, at most a few of them: 'data.events.3.eventId'. */
  { kind: 'ok'; output: Output; faults: string[] } | { kind: 'malformed'; fault: string };

/** Faults that are told of one answer: the rest are likely the same. */
const MAX_FAULTS = 3;

/** Parses an answer; what its lists leave out is told by path, never by value. */
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
