import { inTurns, once } from '../../in-turns.ts';

type Rows = D1Result<Record<string, unknown>>;

/**
 * Returns a database for one page. Reads of one turn of the event loop go out as one batch, and
 * equal reads share one answer. A write goes out alone and at once; reads after it query the
 * database again.
 */
export function collectReads(database: D1Database): D1Database {
  const known = new Map<string, Promise<Rows>>();
  const reads = new WeakMap<D1PreparedStatement, () => Promise<Rows>>();
  const askOnce = once(known);
  const ask = inTurns((statements: D1PreparedStatement[]) =>
    database.batch<Record<string, unknown>>(statements),
  );

  const afterWrite = <Result>(answer: Promise<Result>): Promise<Result> => {
    known.clear();
    return answer.finally(() => known.clear());
  };

  // A batch needs the platform's own statements, so this changes them instead of wrapping them.
  const statementOf = (
    own: D1PreparedStatement,
    sql: string,
    values: readonly unknown[] = [],
  ): D1PreparedStatement => {
    const { all, bind, raw, run } = own;
    const binding = {
      bind: (...bound: unknown[]) => statementOf(bind.apply(own, bound), sql, bound),
      run: () => afterWrite(run.call(own)),
    };
    if (!/^\s*(?:select|with)\b/i.test(sql))
      return Object.assign(own, {
        ...binding,
        all: () => afterWrite(all.call(own)),
        raw: () => afterWrite(raw.call(own)),
      });
    const read = () => askOnce(JSON.stringify([sql, ...values]), () => ask(own));
    reads.set(own, read);
    return Object.assign(own, {
      ...binding,
      // A copy, since a caller may change its rows.
      all: async () => structuredClone(await read()),
      raw: async () => (await read()).results.map((row) => Object.values(row)),
    });
  };

  const batch = (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    const asked = statements.flatMap((statement) => reads.get(statement) ?? []);
    if (asked.length < statements.length) return afterWrite(database.batch(statements));
    return Promise.all(asked.map((read) => read()));
  };

  return Object.create(database, {
    prepare: { value: (sql: string) => statementOf(database.prepare(sql), sql) },
    batch: { value: batch },
  });
}
